import { expect, it } from 'vitest'
import { isOften, selectionOf } from './selection.ts'

/** Whether a project runs a journey with this title and these tags, as Playwright compares them. */
const runs = ({ grep = /./, grepInvert = [] }: ReturnType<typeof selectionOf>['http'], title: string): boolean =>
  grep.test(title) && ![grepInvert].flat().some((pattern) => pattern.test(title))

const JOURNEYS = ['', '@page', '@page-only', '@all', '@page @all', '@page-only @all']

it('runs in npm test what it counts there', () => {
  const { http, page } = selectionOf(false)
  const named = (tags: string) => tags.split(' ').map((tag) => tag.slice(1))
  expect(JOURNEYS.filter((tags) => runs(page, `signs in ${tags}`))).toEqual(
    JOURNEYS.filter((tags) => isOften(named(tags), 'page')),
  )
  // What needs the home without a server is listed for that home alone.
  const served = JOURNEYS.filter((tags) => !tags.includes('@page-only'))
  expect(JOURNEYS.filter((tags) => runs(http, `signs in ${tags}`))).toEqual(served.filter((tags) => isOften(named(tags), 'http')))
})

it('runs all of them in test:all, those of both homes twice', () => {
  const { http, page } = selectionOf(true)
  expect(JOURNEYS.filter((tags) => runs(http, `signs in ${tags}`))).toEqual(['', '@page', '@all', '@page @all'])
  expect(JOURNEYS.filter((tags) => runs(page, `signs in ${tags}`))).toEqual([
    '@page',
    '@page-only',
    '@page @all',
    '@page-only @all',
  ])
})
