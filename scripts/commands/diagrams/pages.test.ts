import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { machinePages } from './pages.ts'

const root = resolve(import.meta.dirname, '../../..')

it('draws every registered statechart: a title, a summary and a diagram with states', async () => {
  const pages = await machinePages(root)
  const rooms = globSync('packages/machines/src/*/room.ts', { cwd: root })
  expect(pages.length).toBeGreaterThanOrEqual(rooms.length)
  const isDrawn = (page: string): boolean =>
    /^# \S.*\n\n\S.*\n\n[^]*```mermaid\nstateDiagram-v2\n {2}(\[\*\] --> \w+|state "\w+")/.test(page) &&
    !page.includes('undefined')
  expect(pages.filter(([, page]) => !isDrawn(page)).map(([name]) => name)).toEqual([])
})

it('gives every statechart a page of its own', async () => {
  const names = (await machinePages(root)).map(([name]) => name)
  expect(new Set(names).size).toBe(names.length)
})
