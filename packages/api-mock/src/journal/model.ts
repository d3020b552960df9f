import { PAYEE_RESULTS } from '@hautelisse/domain/bank-account'
import { plainDate, type PlainDate } from '@hautelisse/domain/calendar'
import { OUTCOMES, outboxAnswer, parseJson } from '@hautelisse/domain/contract'
import { LOT_ORIGINS } from '@hautelisse/domain/investments'
import { Decimal } from '@hautelisse/domain/money'
import { changedIdentity, declaration, newAddress } from '@hautelisse/domain/profile'
import * as z from 'zod'

const day = z.codec(z.iso.date(), z.custom<PlainDate>(), { decode: (text) => plainDate(text), encode: (date) => date })

/** When an act was done, as the day and hour of acts count. */
const moment = z.object({ day, hour: z.string(), minutes: z.number() })

const units = z.codec(z.string(), z.custom<Decimal>(), {
  decode: (text) => new Decimal(text),
  encode: (count) => count.toFixed(),
})

/** What an order keeps for itself, in units of the day of its request; an act of before has none and holds what is there. */
const holds = z
  .array(
    z.object({
      fund: z.string(),
      compartment: z.string(),
      acquired_on: day,
      available_on: day.nullable(),
      origin: z.enum(LOT_ORIGINS),
      units,
    }),
  )
  .optional()

const profileChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('email'), email: z.string() }),
  z.object({ kind: z.literal('phone'), phone: z.string() }),
  z.object({ kind: z.literal('identity'), identity: changedIdentity }),
  z.object({ kind: z.literal('declaration'), declaration }),
  z.object({ kind: z.literal('address'), address: newAddress, movesAbroad: z.boolean() }),
])

const act = z.discriminatedUnion('kind', [
  /** A payment was asked for; what was asked says which. */
  z.object({ kind: z.literal('payment'), id: z.string() }),
  /** The card provider told what became of a payment. */
  z.object({ kind: z.literal('card'), id: z.string(), isAccepted: z.boolean() }),
  /** A release or a refund was asked for; what was asked says which. */
  z.object({ kind: z.literal('release'), id: z.string(), holds }),
  /** A withdrawal at retirement was asked for; what was asked says which. */
  z.object({ kind: z.literal('retirement'), id: z.string() }),
  /** A withdrawal at retirement was signed, or its signature refused. */
  z.object({ kind: z.literal('signature'), id: z.string(), isSigned: z.boolean() }),
  /** Documents came that go with an operation. */
  z.object({ kind: z.literal('documents'), id: z.string(), names: z.array(z.string()) }),
  /** The person took an operation back. */
  z.object({ kind: z.literal('cancel'), id: z.string() }),
  /** What becomes of a premium was chosen, or chosen anew. */
  z.object({ kind: z.literal('bulletin'), id: z.string(), bulletin: z.string() }),
  /** Funds were switched; those that are named are sold whole. */
  z.object({ kind: z.literal('switch'), id: z.string(), scope: z.enum(['s2e', 'ais']), whole: z.array(z.string()), holds }),
  /** The person changed their profile. */
  z.object({ kind: z.literal('profile'), id: z.string(), change: profileChange }),
  /** Another bank account was asked for; what was asked says which. */
  z.object({
    kind: z.literal('bank-account'),
    id: z.string(),
    payee: z.enum(PAYEE_RESULTS),
    /** The bank's own name, where it is only close. */
    name: z.string().nullable(),
    signature: z.enum(['CODE', 'COURRIER']),
  }),
  /** The request for a bank account was signed, or taken back. */
  z.object({ kind: z.literal('bank-signature'), id: z.string() }),
  z.object({ kind: z.literal('bank-cancel'), id: z.string() }),
  /** A contract that was held already was attached to the person's space. */
  z.object({ kind: z.literal('attachment'), id: z.string(), contract: z.string() }),
  /** Ordered in development: the next documents are refused, or the next debits rejected. */
  z.object({ kind: z.literal('outcome'), id: z.string(), event: z.enum(OUTCOMES), times: z.number() }),
  /** The person stopped a payment that was made again and again. */
  z.object({ kind: z.literal('stop'), id: z.string() }),
])
export type Act = z.output<typeof act>

const newLetter = outboxAnswer.element.omit({ at: true })

/** A letter that an act brings: it is sent when the act is kept. */
export type NewLetter = z.output<typeof newLetter>

const kept = z.object({
  /** Call that was made, and the key under which it is done once. */
  call: z.string(),
  key: z.string(),
  /** What was asked, and what was answered, if anything: the same request again gets the same answer. */
  asked: z.unknown(),
  answer: z.unknown().optional(),
  at: moment,
  act,
  /** What is written to the person, or about them, because of the act. */
  letters: z.array(newLetter).optional(),
})

/** An act of a person as the journal keeps it. */
export type KeptAct = z.output<typeof kept>

export const writeAct = (one: KeptAct): string => JSON.stringify(kept.encode(one))

/** Reads an act; undefined for one that cannot be read. */
export const readAct = (text: string): KeptAct | undefined => kept.safeParse(parseJson(text)).data
