import { expect, it } from 'vitest'
import { versionInPage } from './version-in-page.ts'

const pageSaying = (content: string | undefined) => ({ querySelector: () => (content === undefined ? null : { content }) })

const read = (content: string | undefined) => versionInPage(pageSaying(content))

it('[P-NET-07] reads the version and the environment that the server wrote into the page', () => {
  const said = { version: '0.1.0', commit: 'abc', environment: 'recette' }
  expect(read(JSON.stringify(said))).toEqual(said)
})

it('reads the day on which the server lives; one that cannot be read costs itself alone', () => {
  const said = { version: '0.1.0', commit: 'abc', environment: 'development' }
  expect(read(JSON.stringify({ ...said, today: '04/01/2027' }))).toEqual({ ...said, today: '2027-01-04' })
  expect(read(JSON.stringify({ ...said, today: 'soon' }))?.today).toBeUndefined()
})

it.each([undefined, '', '__API_VERSION__', '{}', '{"version":"0.1.0","commit":"abc","environment":"moon"}'])(
  '[P-NET-07] takes %j for nothing: the server is asked',
  (content) => {
    expect(read(content)).toBeUndefined()
  },
)
