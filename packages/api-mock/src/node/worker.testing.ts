import { answerJobs } from './threads/answer-jobs.ts'

/** A thread for tests: it answers, fails, ends, takes all memory or never answers. */
answerJobs({
  say: (words: string) => words,
  fail: (words: string) => {
    throw new Error(words)
  },
  leave: () => process.exit(1),
  fill: () => {
    const all: unknown[] = []
    for (;;) all.push({ all: [all.length] })
  },
  hang: () => {
    for (;;);
  },
})
