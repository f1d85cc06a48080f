export const polls = {
  label: 'Poll',
  vote: 'Vote',
  yourVote: 'your vote',
  votes: '{count, plural, one {# vote} other {# votes}}',
  people: '{count, plural, one {# person} other {# people}}',
  ends: 'ends <time></time>',
  ended: 'ended <time></time>',
  over: 'ended',
  failed: 'Your vote was not counted: {reason}',
  chooseOne: 'Choose one',
  chooseSeveral: 'Choose as many as you like',
} as const
