import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandList, engineList } from './commands.ts'
import { roomList, subPathList } from './rooms.ts'

type ListOf = (root: string) => string

/** Lists of each document, by the name that stands in the comment above them. */
const LISTS: Readonly<Record<string, Readonly<Record<string, ListOf>>>> = {
  'README.md': { commands: commandList, engines: engineList, rooms: roomList },
  'packages/domain/README.md': { 'sub-paths': subPathList },
}

/**
 * Puts lists between their comments. Throws if a document has no place for one.
 *
 * @param text a document
 * @param lists each list by its name
 * @example filled('<!-- list: rooms -->\n\nold\n\n<!-- end -->', { rooms: 'new' })
 */
export const filled = (text: string, lists: Readonly<Record<string, string>>): string =>
  Object.entries(lists).reduce((document, [name, list]) => {
    const place = new RegExp(`(<!-- list: ${name} -->\n\n)[^]*?(\n\n<!-- end -->)`)
    if (!place.test(document)) throw new Error(`There is no place for the list of ${name}`)
    return document.replace(place, (_, head: string, foot: string) => `${head}${list}${foot}`)
  }, text)

/** A document as it stands, and as its lists are generated now. */
export type Listed = { readonly path: string; readonly text: string; readonly generated: string }

/**
 * Generates the lists of every document.
 *
 * @param root folder of the project
 */
export const listedDocuments = (root: string): readonly Listed[] =>
  Object.entries(LISTS).map(([path, lists]) => {
    const text = readFileSync(join(root, path), 'utf8')
    const made = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list(root)]))
    return { path, text, generated: filled(text, made) }
  })
