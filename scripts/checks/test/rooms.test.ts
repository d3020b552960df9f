import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { filesOf, roomsIn } from './rooms.ts'

const AT_BUILD = new Date('2026-11-20T10:00:00Z')
const LATER = new Date('2026-11-20T10:00:01Z')
const BUILT = 'packages/web/dist/.vite/manifest.json'

const FILES = [
  'packages/domain/src/release/index.ts',
  'packages/domain/src/release/release.test.ts',
  'packages/machines/src/release/machine.test.ts',
  'packages/api-mock/src/session/session.ts',
  'packages/web/src/release/page.tsx',
  'packages/web/src/release/page.test.tsx',
  'packages/web/src/release/page.text.test.tsx',
  'packages/web/src/ui/button.tsx',
  'packages/web/e2e/release.spec.ts',
  'packages/web/e2e/otp.spec.ts',
  'packages/web/e2e/axe.ts',
  'pnpm-lock.yaml',
  BUILT,
]

/** A project with these files, all of the moment of the build but those that are named. */
const project = ({
  files = FILES,
  later = [],
}: { readonly files?: readonly string[]; readonly later?: readonly string[] } = {}) => {
  const root = mkdtempSync(join(tmpdir(), 'hautelisse-rooms-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), '')
    const time = later.includes(file) ? LATER : AT_BUILD
    utimesSync(join(root, file), time, time)
  }
  return root
}

it('knows the folders of all packages and the rooms of journeys', () => {
  expect(roomsIn(project())).toEqual(['release', 'session', 'ui'])
})

it('finds what a room has in each package, each test in its layer', () => {
  expect(filesOf(project(), ['release'])).toEqual({
    folders: ['packages/domain/src/release', 'packages/machines/src/release', 'packages/web/src/release'],
    specs: ['release'],
    units: ['packages/domain/src/release/release.test.ts', 'packages/machines/src/release/machine.test.ts'],
    texts: ['packages/web/src/release/page.text.test.tsx'],
    screens: ['packages/web/src/release/page.test.tsx'],
    isBuilt: true,
  })
})

it('finds the journeys of a room in files of other names, and several rooms at once', () => {
  const { folders, specs } = filesOf(project(), ['session', 'ui'])
  expect(specs).toEqual(['otp'])
  expect(folders).toEqual(['packages/api-mock/src/session', 'packages/web/src/ui'])
})

it.each([
  ['a source that is younger', { later: ['packages/domain/src/release/index.ts'] }, false],
  ['a dependency that is younger', { later: ['pnpm-lock.yaml'] }, false],
  ['a test that is younger', { later: ['packages/web/src/release/page.text.test.tsx'] }, true],
  ['no build at all', { files: FILES.filter((file) => file !== BUILT) }, false],
])('compares the build with the sources: %s', (_what, given, isBuilt) => {
  expect(filesOf(project(given), ['release']).isBuilt).toBe(isBuilt)
})
