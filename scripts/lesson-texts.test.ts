/** Every word that a lesson speaks exists in every language, and no other. */
import { courses, loadLesson } from '@traque/lessons/courses';
import { wordsIn } from '@traque/lessons/words';
import { games } from '@traque/engine';
import { type Language, languages, type LessonWords, loadGameWords } from '@traque/texts';
import { describe, expect, it } from 'vitest';

const MAX_WORDS = 25;

/** Punctuation that stands alone, as in French, is no word. */
const countWords = (text: string): number => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

async function wordsOf(game: string, language: Language): Promise<LessonWords> {
  return (await (await loadGameWords(game, language))?.loadLessons?.()) ?? {};
}

it('a game has words for lessons if and only if it has a course', async () => {
  const taught = new Set(courses.map(({ game }) => game));
  for (const { name } of games)
    expect((await loadGameWords(name, 'en'))?.loadLessons !== undefined, name).toBe(taught.has(name));
});

describe.each(courses.flatMap((course) => languages.map((language) => [course.game, language, course] as const)))(
  'the lessons of %s in %s',
  (game, language, course) => {
    const names = [...Object.keys(course.lessons), ...Object.keys(course.challenges)];

    it('are those of the course, in its order', async () => {
      expect(Object.keys(await wordsOf(game, language))).toEqual(names);
    });

    it.each(names)('%s: has words for every key, and for no other', async (name) => {
      const lesson = await loadLesson(game, name);
      const { says } = (await wordsOf(game, language))[name]!;
      expect(Object.keys(says).toSorted()).toEqual([...wordsIn(lesson!)].toSorted());
    });

    it(`no step has more than ${MAX_WORDS} words`, async () => {
      const long = Object.entries(await wordsOf(game, language)).flatMap(([name, { says, idea }]) =>
        Object.entries({ ...says, idea })
          .filter(([, text]) => countWords(text) > MAX_WORDS)
          .map(([key, text]) => `${name}.${key}: ${countWords(text)}: ${text}`),
      );
      expect(long).toEqual([]);
    });
  },
);
