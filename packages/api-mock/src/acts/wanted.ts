import { compareDates, type PlainDate } from '@hautelisse/domain/calendar'
import { sumEuros } from '@hautelisse/domain/money'
import {
  freeLots,
  lotsFor,
  reasonOfLine,
  refundCall,
  refundRequest,
  releaseLines,
  soonFreeLots,
  takeFrom,
  withdrawCall,
  withdrawRequest,
  type ReleaseDocument,
  type ReleaseReason,
  type Taken,
} from '@hautelisse/domain/release'
import * as z from 'zod'

import type { KeptAct } from './model.ts'
import type { UnitLot } from './unit-lots.ts'

/** What is asked for, whichever call asked for it. */
export type Wanted = {
  readonly policy: string
  readonly company: string
  readonly reason: string | undefined
  /** What the law knows the reason as, which sets the tax. */
  readonly why: ReleaseReason | undefined
  readonly event: PlainDate | null
  readonly label: string
  /** Documents that the reason needs. */
  readonly documents: readonly ReleaseDocument[]
  /** Parts of lots that are taken, from those that a day has. */
  readonly take: (lots: readonly UnitLot[], today: PlainDate) => readonly Taken<UnitLot>[]
  readonly waitsFor: (lots: readonly UnitLot[], today: PlainDate) => PlainDate | undefined
}

const wantedByRelease = (asked: unknown, today: PlainDate): Wanted | undefined => {
  const request = withdrawRequest.safeParse(asked).data
  const [part] = request?.policies ?? []
  const line = releaseLines(today).find(({ id }) => id === request?.release_id)
  if (request === undefined || part === undefined || line === undefined) return undefined
  return {
    policy: part.policy_id,
    company: request.company_id,
    reason: line.id,
    why: reasonOfLine(line),
    event: request.event_date,
    label: 'Déblocage anticipé',
    documents: line.documents ?? [],
    take: (lots, day) => {
      const released = lotsFor(lots, { line, event: request.event_date ?? undefined }, day)
      return takeFrom(released, part.amount ?? sumEuros(released.map(({ amount }) => amount)), part.funds)
    },
    waitsFor: () => undefined,
  }
}

const wantedByRefund = (asked: unknown): Wanted | undefined => {
  const request = refundRequest.safeParse(asked).data
  const [first] = request?.context.avoirs ?? []
  if (request === undefined || first === undefined) return undefined
  const isLater = request.context.type === 'REMBOURSEMENT_A_ECHEANCE'
  const open = isLater ? soonFreeLots<UnitLot> : freeLots<UnitLot>
  const take: Wanted['take'] = (lots, day) =>
    request.context.avoirs.flatMap(({ investment_id: fund, amount }) =>
      takeFrom(
        open(lots, day).filter((lot) => lot.fund === fund),
        amount,
        [fund],
      ),
    )
  return {
    policy: first.policy_id,
    company: request.context.id_entreprise,
    reason: undefined,
    why: undefined,
    event: null,
    label: 'Remboursement',
    documents: [],
    take,
    waitsFor: (lots, day) =>
      isLater
        ? take(lots, day)
            .flatMap(({ lot }) => lot.available_on ?? [])
            .toSorted(compareDates)
            .at(-1)
        : undefined,
  }
}

/** What an act asks for, where it is a release or a refund. */
export const wantedBy = ({ call, asked, at }: KeptAct): Wanted | undefined => {
  if (call === withdrawCall.name) return wantedByRelease(asked, at.day)
  return call === refundCall.name ? wantedByRefund(asked) : undefined
}

/** What the documents of a request were said to be. */
const sentDocuments = z.object({ kinds: z.array(z.string()) })

/** Whether files that say what they are leave out a document that is needed; files that say nothing are looked at by hand. */
export const lacksDocument = (needed: readonly ReleaseDocument[], { asked }: KeptAct): boolean => {
  const kinds = sentDocuments.safeParse(asked).data?.kinds ?? []
  return kinds.length > 0 && needed.some((document) => !kinds.includes(document))
}
