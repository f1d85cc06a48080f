export const polls = {
  label: 'Poll',
  vote: 'Vote',
  voted: 'Vote counted.',
  yourVote: 'your vote',
  votes: '{count, plural, one {# vote} other {# votes}}',
  openMeta:
    '{kind, select, people {{count, plural, one {# person} other {# people}}} other {{count, plural, one {# vote} other {# votes}}}}, ends <time></time>',
  closedMeta:
    '{kind, select, people {{count, plural, one {# person} other {# people}}} other {{count, plural, one {# vote} other {# votes}}}}, ended <time></time>',
  endedMeta:
    '{kind, select, people {{count, plural, one {# person} other {# people}}} other {{count, plural, one {# vote} other {# votes}}}}, ended',
  endlessMeta:
    '{kind, select, people {{count, plural, one {# person} other {# people}}} other {{count, plural, one {# vote} other {# votes}}}}, no end date',
  showMore: 'Show more of the {count, plural, one {# option} other {# options}}',
  refresh: 'Refresh',
  notRefreshed: 'Couldn’t refresh the poll. {reason}',
  failed: 'Your vote wasn’t counted. {reason}',
  chooseOne: 'Choose one',
  chooseSeveral: 'Choose as many as you like',
  not_enough_options: 'A poll needs at least two different options.',
} as const
