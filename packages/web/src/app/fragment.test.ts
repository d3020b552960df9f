import { expect, it } from 'vitest'
import { clearFragment } from './fragment.ts'

const startAt = (pathname: string, hash: string) => {
  const replaced: unknown[] = []
  const page = {
    location: { pathname, search: '?a=1', hash },
    history: { state: 'kept', replaceState: (...given: readonly unknown[]) => void replaced.push(given) },
  }
  const cleared = clearFragment(page as unknown as Window)
  return { replaced, cleared }
}
const started = (pathname: string, hash: string): readonly unknown[] => startAt(pathname, hash).replaced

it('[P-MODAL-26] [P-MODAL-28] clears the fragment when the application starts, in the same entry of the history', () => {
  expect(started('/epargne', '#marel')).toEqual([['kept', '', '/epargne?a=1']])
  expect(started('/', '#lexicon-home')).toEqual([['kept', '', '/?a=1']])
})

it('[BEY-04] hands over what it has cleared, so that a page may read it once', () => {
  expect(startAt('/simulation', '#c=1.q1Y').cleared).toBe('c=1.q1Y')
  expect(startAt('/developer', '#c=1.q1Y').cleared).toBe('')
})

it('leaves an address without a fragment alone', () => {
  expect(started('/epargne', '')).toEqual([])
})

it('[P-MODAL-27] keeps the fragment when the path contains "developer"', () => {
  expect(started('/developer', '#lexicon-home')).toEqual([])
  expect(started('/developer/framework', '#lexicon-home')).toEqual([])
})
