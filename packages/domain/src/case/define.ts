import * as z from 'zod'

import type { PlainDate } from '../calendar/index.ts'
import { DomainInputError } from '../input/index.ts'
import type { Case, CaseInputs, CasePlaces, CaseProblem, CaseResult, SimulatorName } from './model.ts'

/** Why the answers of a case cannot be read. */
export type InputsReading =
  | { readonly kind: 'read'; readonly inputs: CaseInputs }
  | { readonly kind: 'refused'; readonly reason: 'newer' | 'too-old' }
  | { readonly kind: 'refused'; readonly reason: 'wrong-inputs'; readonly problems: readonly CaseProblem[] }

/** A simulator as cases know it. */
export type Simulator = {
  readonly simulator: SimulatorName
  /** Version of its questions today. */
  readonly schema: number
  readonly places: CasePlaces
  /** Its figures follow from the day itself, such as by an age or by the months until a start: they may move without any change of the law. BEY-07. */
  readonly movesWithTime: boolean
  /** Reads answers of this version or of an older one, and gives them as this version writes them. */
  readonly read: (schema: number, inputs: unknown) => InputsReading
  /** Loads what the simulator needs, once, and gives the function that answers cases of this version. */
  readonly open: () => Promise<(one: Pick<Case, 'asOf' | 'inputs'>) => CaseResult>
}

/** Schema of the answers of a simulator: an object on both sides. */
type InputsSchema = z.ZodType<object, object>

/** What a simulator says of its cases. */
type SimulatorSpec<Schema extends InputsSchema> = {
  readonly simulator: SimulatorName
  readonly schema: number
  readonly places: CasePlaces
  /** Left out where the day says nothing but which law holds. */
  readonly movesWithTime?: true
  /** Answers as JSON writes them; strict, and without any text that somebody typed. */
  readonly inputs: Schema
  /** Makes answers of a version those of the next one; undefined for what the next one cannot say. */
  readonly older?: Readonly<Record<number, (inputs: unknown) => unknown>>
  readonly open: () => Promise<(inputs: z.output<Schema>, asOf: PlainDate) => CaseResult>
}

const refusedAt = ({ field, reason }: DomainInputError): CaseResult => ({ kind: 'refused', problems: [{ path: field, reason }] })

const pathOf = (path: readonly PropertyKey[]): string => path.map(String).join('.')

/**
 * Makes a simulator that reads and answers cases.
 *
 * @param spec name, version, schema of its answers, and what answers them
 * @example defineSimulator({ simulator: 'tax-saving', schema: 1, places: 'anywhere', inputs: taxRequest, open: async () => answer })
 */
export const defineSimulator = <Schema extends InputsSchema>({
  inputs: schemaOfInputs,
  older = {},
  movesWithTime,
  open,
  ...facts
}: SimulatorSpec<Schema>): Simulator & {
  /** Writes answers as a case of today's version. */
  readonly caseOf: (inputs: z.output<Schema>, asOf: PlainDate) => Case
  /** Reads the answers of a case of today's version in the domain's types; throws for one that `read` refuses. */
  readonly inputsOf: (one: Pick<Case, 'inputs'>) => z.output<Schema>
} => {
  const { simulator, schema } = facts
  const write = (inputs: z.output<Schema>): CaseInputs =>
    JSON.parse(JSON.stringify(z.encode(schemaOfInputs, inputs))) as CaseInputs

  const read = (from: number, given: unknown): InputsReading => {
    if (from > schema) return { kind: 'refused', reason: 'newer' }
    let inputs = given
    for (let version = from; version < schema; version += 1) {
      inputs = older[version]?.(inputs)
      if (inputs === undefined) return { kind: 'refused', reason: 'too-old' }
    }
    const parsed = schemaOfInputs.safeParse(inputs)
    if (parsed.success) return { kind: 'read', inputs: write(parsed.data) }
    const problems = parsed.error.issues.map(({ path, message }) => ({ path: pathOf(path), reason: message }))
    return { kind: 'refused', reason: 'wrong-inputs', problems }
  }

  const inputsOf = ({ inputs }: Pick<Case, 'inputs'>): z.output<Schema> => schemaOfInputs.parse(inputs)

  return {
    ...facts,
    movesWithTime: movesWithTime === true,
    read,
    open: async () => {
      const answer = await open()
      return (one) => {
        try {
          return answer(inputsOf(one), one.asOf)
        } catch (error) {
          // Such as a day before the law that the simulator knows.
          if (error instanceof DomainInputError) return refusedAt(error)
          throw error
        }
      }
    },
    caseOf: (inputs, asOf) => ({ schema, simulator, asOf, inputs: write(inputs) }),
    inputsOf,
  }
}
