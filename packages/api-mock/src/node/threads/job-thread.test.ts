import { afterEach, expect, it } from 'vitest'

import { makeJobThread, type JobLimits, type JobThread } from './job-thread.ts'

const FILE = new URL('../worker.testing.ts', import.meta.url)
const threads: JobThread[] = []
const threadOf = (given: Partial<JobLimits> = {}): JobThread => {
  const thread = makeJobThread(FILE, { mostMs: 20_000, mostMb: 32, mostWaiting: 2, ...given })
  threads.push(thread)
  return thread
}
const said = (made: string) => ({ kind: 'done', made })
const ENDED = { kind: 'ended' }

afterEach(async () => {
  for (const thread of threads.splice(0)) await thread.close()
})

it('a job that takes too long is ended, and the next one gets a new thread', async () => {
  const thread = threadOf({ mostMs: 1_500 })
  expect(await thread.run('hang')).toEqual(ENDED)
  expect(await thread.run('say', 'still there')).toEqual(said('still there'))
})

it('a job that takes too much memory ends its thread and not the process, and the next one is done', async () => {
  const thread = threadOf()
  expect(await thread.run('fill')).toEqual(ENDED)
  expect(await thread.run('say', 'still there')).toEqual(said('still there'))
})

it('a thread that ends by itself ends its job alone, also those after it are done', async () => {
  const thread = threadOf()
  const [left, next] = await Promise.all([thread.run('leave'), thread.run('say', 'next')])
  expect([left, next]).toEqual([ENDED, said('next')])
})

it('what the work throws comes to who asked, and the thread goes on', async () => {
  const thread = threadOf()
  await expect(thread.run('fail', 'no such font')).rejects.toThrow('no such font')
  expect(await thread.run('say', 'on')).toEqual(said('on'))
})

it('no more than so many wait: the next one is turned away at once', async () => {
  const thread = threadOf({ mostWaiting: 1 })
  const first = thread.run('say', 'first')
  const second = thread.run('say', 'second')
  expect(await thread.run('say', 'third')).toEqual(ENDED)
  expect([await first, await second]).toEqual([said('first'), said('second')])
})

it('a closed thread ends what it was doing, what waits and what comes', async () => {
  const thread = threadOf()
  const asked = [thread.run('hang'), thread.run('say', 'waits')]
  await thread.close()
  expect(await Promise.all([...asked, thread.run('say', 'comes')])).toEqual([ENDED, ENDED, ENDED])
})
