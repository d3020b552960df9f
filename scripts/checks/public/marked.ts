import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInThisContext } from 'node:vm'

/** A function of the domain's public surface. */
export type PublicFunction = {
  readonly room: string
  readonly name: string
  readonly call: (...args: readonly unknown[]) => unknown
  /** The call of its `@example`. */
  readonly example: string
}

const ROOT = 'packages/domain/src'
const MARKED = /\/\*\*((?:(?!\*\/)[\s\S])*?@public(?:(?!\*\/)[\s\S])*?)\*\/\s*export const (\w+)/g

const exampleOf = (comment: string): string =>
  (comment.split('@example ')[1] ?? '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*/, '').replace(/\s\/\/ .*$/, ''))
    .join(' ')
    .trim()

const marksIn = (room: string): readonly { readonly name: string; readonly example: string }[] =>
  readdirSync(join(ROOT, room))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => Array.from(readFileSync(join(ROOT, room, file), 'utf8').matchAll(MARKED)))
    .map(([, comment = '', name = '']) => ({ name, example: exampleOf(comment) }))

/** Reads every function that is marked `@public` from the sources, with the export of that name. */
export const publicFunctions = async (): Promise<readonly PublicFunction[]> => {
  const rooms = readdirSync(ROOT).filter((room) => existsSync(join(ROOT, room, 'index.ts')))
  const found: PublicFunction[] = []
  for (const room of rooms) {
    const marks = marksIn(room)
    if (marks.length === 0) continue
    const exports = (await import(/* @vite-ignore */ `@hautelisse/domain/${room}`)) as Readonly<Record<string, unknown>>
    for (const { name, example } of marks) {
      const call = exports[name]
      if (typeof call !== 'function') throw new Error(`${name} is marked public, and /${room} does not export it`)
      found.push({ room, name, example, call: call as PublicFunction['call'] })
    }
  }
  return found
}

/**
 * Runs an example and gives the arguments that its function was called with.
 *
 * @param one the function
 * @param scope what the example may name: the other public functions, and `tables`
 */
export const argumentsOf = async (
  { name, example, call }: PublicFunction,
  scope: Readonly<Record<string, unknown>>,
): Promise<readonly unknown[]> => {
  let held: readonly unknown[] | undefined
  const spied = {
    ...scope,
    [name]: (...args: readonly unknown[]) => {
      held ??= args
      return call(...args)
    },
  }
  const run = runInThisContext(`(async ({ ${Object.keys(spied).join(', ')} }) => ${example})`) as (
    given: object,
  ) => Promise<unknown>
  await run(spied)
  if (held === undefined) throw new Error(`The example of ${name} does not call it`)
  return held
}
