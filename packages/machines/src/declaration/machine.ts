import { declarationCall, type Declaration } from '@hautelisse/domain/declaration'
import { assign, fromPromise, setup } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import type { Client } from '../api/index.ts'
import { contentOf, resource, resourceGuards } from '../resource/index.ts'
import type { Content, Given, RetryRequested } from '../resource/index.ts'

export type DeclarationMachineInput = {
  readonly client: Client
  /** Year that is shown first. */
  readonly year: number
}

export type DeclarationEvent = RetryRequested<'declaration'> | { readonly type: 'yearChosen'; readonly year: number }

type DeclarationContext = DeclarationMachineInput & {
  readonly declaration: Declaration | undefined
  /** Years that can be chosen: they stay while another one is read. */
  readonly years: readonly number[]
}

/** What the operations of a year come to for the tax return: read by year, and read again when another one is chosen. */
export const declarationMachine = setup({
  types: { context: {} as DeclarationContext, events: {} as DeclarationEvent, input: {} as DeclarationMachineInput },
  actors: {
    readDeclaration: fromPromise<Declaration, DeclarationMachineInput>(
      async ({ input: { client, year }, signal }) =>
        (await client.call(declarationCall, { query: { year: String(year) } }, { signal })).declaration,
    ),
  },
  guards: resourceGuards,
  actions: {
    takeDeclaration: assign((_, { given }: Given<Declaration>) => ({ declaration: given, years: given.years })),
    takeYear: assign(({ event }) => (event.type === 'yearChosen' ? { year: event.year } : {})),
  },
}).createMachine({
  id: 'declaration',
  context: ({ input }) => ({ ...input, declaration: undefined, years: [] }),
  on: { yearChosen: { target: '.loading', actions: 'takeYear' } },
  ...resource<Declaration>()({
    part: 'declaration',
    read: 'readDeclaration',
    input: ({ client, year }: DeclarationContext) => ({ client, year }),
    take: 'takeDeclaration',
  }),
})

type DeclarationSnapshot = SnapshotFrom<typeof declarationMachine>

export const selectDeclaration = ({ value, context }: DeclarationSnapshot): Content<Declaration> =>
  contentOf(value, context.declaration)

/** The year that is shown, and those that can be: it is one of them, also before they are known. */
export const selectYears = ({ context: { year, years } }: DeclarationSnapshot) => ({
  year,
  years: years.includes(year) ? years : [year, ...years].toSorted((one, other) => other - one),
})
