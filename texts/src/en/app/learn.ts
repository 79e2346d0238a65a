/** Lessons: the list of courses, the coach beside the board, and rules that are met for the first time. */
export const learn = {
  title: 'Learn by playing',
  intro: 'Short lessons on the real board. Your progress stays on this device.',
  challenges: 'Challenges',
  begin: 'Begin',
  resume: 'Go on',
  again: 'Play again',
  finished: 'finished',
  coach: 'Coach',
  next: 'Continue',
  tryAgain: 'Try again',
  hint: 'Hint',
  show: 'Show me',
  shown: (action: string) => `Try this: ${action}.`,
  back: 'Back',
  repeat: 'Repeat this step',
  skip: 'Skip',
  notAsked: 'That is allowed, but not what this step is about. Nothing has changed.',
  missed: 'That didn’t work. Try again: nothing is lost.',
  over: 'Lesson finished',
  nextLesson: (title: string) => `Next: ${title}`,
  all: 'All lessons',
  play: 'Play against bots',
  noLesson: 'There is no such lesson',
  noLessonHelp: 'Perhaps it has a new name. Here are all of them.',
};

export type Learn = typeof learn;
