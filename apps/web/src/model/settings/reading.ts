import { defineFlag, defineSetting } from './define-setting.ts'
import { count, oneOf } from './parse.ts'

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
  defineFlag('underlinedLinks', false, { follows: 'skein' }),
  /** Until they are pointed at or have the focus. */
  defineFlag('greyPictures', false, { follows: 'skein' }),
  /** A press anywhere on a post opens its conversation. */
  defineFlag('wholePostTap', false, { follows: 'skein' }),
  /** Off: names are spoken without the emoji in them. Those of servers, which are pictures, are left out anyway. */
  defineFlag('speakEmojiInNames', true, { follows: 'skein' }),
  /** Seconds between two announcements of new posts at least; 0: none. */
  defineSetting({ name: 'newPostsSpoken', parse: count(0, 86_400), fallback: 30, follows: 'skein' }),
  /** Each post has a heading, the name of its author, for the keys of screen readers. */
  defineFlag('postHeadings', false, { follows: 'skein' }),
  /** So many times as long as usual notices stay; 0: until they are closed. */
  defineSetting({ name: 'noticeTimes', parse: count(0, 100), fallback: 1, follows: 'skein' }),
  /** What opens somebody's card: a pointer that rests on their name and a key, the key alone, or nothing. */
  defineSetting({
    name: 'personCards',
    parse: oneOf('pointer', 'key', 'never'),
    fallback: 'pointer',
    follows: 'skein',
  }),
] as const
