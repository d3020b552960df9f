import type { PlainDate } from '@hautelisse/domain/calendar'
import { versionRefusal, type GridVersion, type VersionOrder } from '@hautelisse/domain/robo-advice'

import { answered, refused, type Api, type Outcome, type RoboAdminSession } from '../server/index.ts'
import { changeGrids, describeVersion, type KeptGrids, type StoredRow, type StoredVersion } from './kept-grids.ts'

/** Refusals that are about what stands, not about who asks: somebody else was faster, or the version is elsewhere in its life. */
const STANDING: ReadonlySet<string> = new Set(['state'])

type Judged = { readonly kind: 'done'; readonly version: GridVersion } | Extract<Outcome<never>, { kind: 'refused' }>

type Order = VersionOrder & { readonly id: string; readonly revision: number }

const ROW_OF = { submit: 'submitted', publish: 'published', withdraw: 'withdrawn' } as const

const afterOrder = (
  kept: StoredVersion,
  { act, reason = null, effectiveOn }: Order,
  who: string,
  number: number,
): StoredVersion => {
  const next = { ...kept, revision: kept.revision + 1 }
  if (act === 'submit') return { ...next, state: 'submitted', reason }
  if (act === 'withdraw') return { ...next, state: 'withdrawn', reason: reason ?? kept.reason }
  return { ...next, state: 'published', approver: who, version: number, effective_on: effectiveOn ?? null }
}

const judge = (grids: KeptGrids, order: Order, { email, role }: RoboAdminSession, today: PlainDate): Judged | StoredVersion => {
  const kept = grids.versions.find(({ id }) => id === order.id)
  if (kept === undefined) return refused('ERR_UNKNOWN')
  const own = grids.versions.filter(({ contract, id }) => contract === kept.contract && id !== kept.id)
  const daysTaken = own.flatMap(({ state, effective_on }) =>
    state === 'published' && effective_on !== null ? [effective_on] : [],
  )
  const refusal = versionRefusal(describeVersion(kept, grids.versions, today), { ...order, daysTaken }, { email, role }, today)
  // Who may not do it at all is told so before what has changed meanwhile.
  if (refusal === 'role' || refusal === 'own-draft') return refused('ERR_REFUSED', [{ path: '', code: refusal }])
  if (kept.revision !== order.revision) return refused('ERR_CONFLICT', [{ path: 'revision', code: 'outdated' }])
  if (refusal === undefined) {
    const numbers = own.map(({ version }) => version ?? 0)
    return afterOrder(kept, order, email, Math.max(0, ...numbers) + 1)
  }
  if (STANDING.has(refusal)) return refused('ERR_CONFLICT', [{ path: 'id', code: refusal }])
  const path = refusal === 'day' || refusal === 'day-taken' ? 'effective_on' : refusal === 'reason' ? 'reason' : 'id'
  return refused('ERR_INVALID', [{ path, code: refusal === 'reason' ? 'required' : refusal }])
}

/**
 * Carries out what an administrator orders about a version, with its row in the history, or refuses it.
 *
 * @param api what the server keeps
 * @param order the act, the version and the revision that the administrator read
 * @param admin who orders it
 */
export const changeVersion = async (api: Api, order: Order, admin: RoboAdminSession): Promise<Outcome<GridVersion>> => {
  const today = api.options.clock.today()
  const outcome = await changeGrids<Judged>(api.options, (grids) => {
    const next = judge(grids, order, admin, today)
    if ('kind' in next) return { result: next }
    const versions = grids.versions.map((version) => (version.id === next.id ? next : version))
    const row: StoredRow = {
      email: admin.email,
      date: today,
      contract: next.contract,
      checksum: next.checksum,
      action: ROW_OF[order.act],
      version: next.version,
      reason: order.reason ?? null,
    }
    return {
      grids: { versions, history: [...grids.history, row] },
      result: { kind: 'done', version: describeVersion(next, versions, today) },
    }
  })
  return outcome.kind === 'done' ? answered(outcome.version) : outcome
}
