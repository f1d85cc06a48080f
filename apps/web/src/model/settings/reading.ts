import { defineSetting } from './define-setting.ts'
import { count, flag, oneOf } from './parse.ts'

/** How people read: what is marked, what a press does, what is drawn without colours. */
export const reading = [
  /** `always`: also what the pointer gave the focus to. */
  defineSetting({
    name: 'visibleFocus',
    parse: oneOf('keyboard', 'always'),
    fallback: 'keyboard',
    follows: 'skein',
  }),
  /** Everywhere; in what people wrote links are underlined anyway. */
  defineSetting({ name: 'underlinedLinks', parse: flag, fallback: false, follows: 'skein' }),
  /** Until they are pointed at or have the focus. */
  defineSetting({ name: 'greyPictures', parse: flag, fallback: false, follows: 'skein' }),
  /** A press anywhere on a post opens its conversation. */
  defineSetting({ name: 'wholePostTap', parse: flag, fallback: false, follows: 'skein' }),
  /** Off: names are spoken without the emoji in them. Those of servers, which are pictures, are left out anyway. */
  defineSetting({ name: 'speakEmojiInNames', parse: flag, fallback: true, follows: 'skein' }),
  /** Seconds between two announcements of new posts at least; 0: none. */
  defineSetting({ name: 'newPostsSpoken', parse: count(0), fallback: 30, follows: 'skein' }),
  /** Each post has a heading, the name of its author, for the keys of screen readers. */
  defineSetting({ name: 'postHeadings', parse: flag, fallback: false, follows: 'skein' }),
  /** So many times as long as usual notices stay; 0: until they are closed. */
  defineSetting({ name: 'noticeTimes', parse: count(0), fallback: 1, follows: 'skein' }),
  /** What opens somebody's card: a pointer that rests on their name and a key, the key alone, or nothing. */
  defineSetting({
    name: 'personCards',
    parse: oneOf('pointer', 'key', 'never'),
    fallback: 'pointer',
    follows: 'skein',
  }),
] as const
