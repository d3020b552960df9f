import { expect, it } from 'vitest'
import { clearFragment } from './fragment.ts'

const started = (pathname: string, hash: string): readonly unknown[] => {
  const replaced: unknown[] = []
  const page = {
    location: { pathname, search: '?a=1', hash },
    history: { state: 'kept', replaceState: (...given: readonly unknown[]) => void replaced.push(given) },
  }
  clearFragment(page as unknown as Window)
  return replaced
}

it('[P-MODAL-26] [P-MODAL-28] clears the fragment when the application starts, in the same entry of the history', () => {
  expect(started('/epargne', '#marel')).toEqual([['kept', '', '/epargne?a=1']])
  expect(started('/', '#lexicon-home')).toEqual([['kept', '', '/?a=1']])
})

it('leaves an address without a fragment alone', () => {
  expect(started('/epargne', '')).toEqual([])
})

it('[P-MODAL-27] keeps the fragment when the path contains "developer"', () => {
  expect(started('/developer', '#lexicon-home')).toEqual([])
  expect(started('/developer/framework', '#lexicon-home')).toEqual([])
})
