import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Statecharts } from '@hautelisse/machines/statecharts'
import { machinePage } from './mermaid.ts'

/**
 * Draws every statechart that a room of the machines package registers in its `room.ts`.
 *
 * @param root - folder of the project
 * @returns name and Markdown of each page, in the order of the rooms
 */
export const machinePages = async (root: string): Promise<readonly (readonly [name: string, page: string])[]> => {
  const files = globSync('packages/machines/src/*/room.ts', { cwd: root }).toSorted()
  const rooms = await Promise.all(
    files.map(async (file) => (await import(pathToFileURL(join(root, file)).href)) as { readonly statecharts: Statecharts }),
  )
  return rooms
    .flatMap(({ statecharts }) => Object.entries(statecharts))
    .map(([name, { title, summary, machine }]) => [name, machinePage(title, summary, machine.root)])
}
