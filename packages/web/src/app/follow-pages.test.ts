import { expect, it } from 'vitest'
import { followPages, type Pages } from './follow-pages.ts'

/** A router that has drawn a page, or none yet; `draws` is what it announces. */
const routerAt = (drawn: string | undefined) => {
  let hear: Parameters<Pages['subscribe']>[1] = () => {}
  const pages: Pages = {
    state: { resolvedLocation: drawn === undefined ? undefined : { pathname: drawn } },
    subscribe: (_, listener) => {
      hear = listener
      return () => {}
    },
  }
  const shown: string[] = []
  followPages(pages, (path) => void shown.push(path))
  return { shown, draws: (pathname: string, pathChanged = true) => hear({ toLocation: { pathname }, pathChanged }) }
}

it('[P-TRACK-07] tells of the first page once, when it is drawn after the measure has begun', () => {
  const { shown, draws } = routerAt(undefined)
  expect(shown).toEqual([])
  draws('/epargne')
  expect(shown).toEqual(['/epargne'])
})

it('[P-TRACK-07] tells at once of the page that is drawn already, then of each other one', () => {
  const { shown, draws } = routerAt('/epargne')
  draws('/operations')
  draws('/epargne')
  expect(shown).toEqual(['/epargne', '/operations', '/epargne'])
})

it('[P-TRACK-07] says nothing of windows and steps, which are parts of one page', () => {
  const { shown, draws } = routerAt('/simulator/mrm')
  draws('/simulator/mrm', false)
  expect(shown).toEqual(['/simulator/mrm'])
})
