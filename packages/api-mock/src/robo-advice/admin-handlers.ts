import type { PlainDate } from '@hautelisse/domain/calendar'
import { ROBO_ADMIN_COOKIE, type FieldProblem } from '@hautelisse/domain/contract'
import {
  adminAllocationsCall,
  adminAuthorizeCall,
  adminDraftsCall,
  adminExportCall,
  adminHistoryCall,
  adminImportCall,
  adminLeaveCall,
  adminPublishCall,
  adminSubmitCall,
  adminTokenCall,
  adminWithdrawCall,
  mayDo,
  versionRefusal,
  writeGrid,
  type CompanyGrids,
  type GridVersion,
  type RoboScope,
  type VersionOrder,
} from '@hautelisse/domain/robo-advice'

import {
  answered,
  clientOf,
  forVisitors,
  fromOwnPages,
  note,
  refused,
  type Api,
  type Outcome,
  type RoboAdminSession,
} from '../server/index.ts'
import { roboAdminDoor } from '../stand-in/index.ts'
import { forAdmins } from './admin-session.ts'
import { readFile } from './import.ts'
import {
  changeGrids,
  describeVersion,
  digestOf,
  gridInForceOf,
  planOf,
  readGrids,
  sharesOf,
  valuesOf,
  type KeptGrids,
  type StoredRow,
  type StoredVersion,
} from './kept-grids.ts'
import { PLANS } from './plans.ts'

const companiesOf = (grids: KeptGrids, scope: RoboScope, today: PlainDate): CompanyGrids[] => {
  const plans = PLANS.filter((plan) => plan.scope === scope)
  return [...Map.groupBy(plans, ({ company }) => company.name)].map(([company_name, own]) => ({
    company_name,
    grids: own.map(({ contract, company, type }) => {
      const grid = gridInForceOf(grids, contract, today)
      return {
        contract_id: contract,
        entity_id: company.id,
        account_type: type,
        allocations: grid?.allocations ?? null,
        version: grid?.version ?? null,
        effective_on: grid?.effective_on ?? null,
        steps: grid?.steps ?? null,
        findings: grid?.findings ?? [],
      }
    }),
  }))
}

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

const changeVersion = async (api: Api, order: Order, admin: RoboAdminSession): Promise<Outcome<GridVersion>> => {
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
    }
    return {
      grids: { versions, history: [...grids.history, row] },
      result: { kind: 'done', version: describeVersion(next, versions, today) },
    }
  })
  return outcome.kind === 'done' ? answered(outcome.version) : outcome
}

/** A mistake of a file as a refused field: `files.0.line.3.step_4`. */
const fieldOf = ({
  code,
  line,
  column,
  text,
}: Extract<Awaited<ReturnType<typeof readFile>>, { kind: 'refused' }>['problems'][number]): FieldProblem => ({
  path: ['files.0', ...(line === undefined ? [] : [`line.${line}`]), ...(column === undefined ? [] : [column])].join('.'),
  code,
  params: {
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
    ...(text === undefined ? {} : { text }),
  },
})

/** The calls of administrators, answered to their own sessions alone. */
export const roboAdminCalls = [
  fromOwnPages(
    forVisitors(adminAuthorizeCall, async ({ api, context }) =>
      (await api.openings(clientOf(api, context)))
        ? answered({ authorization_url: roboAdminDoor(await api.roboAdmins.expect()) })
        : refused('ERR_LIMIT'),
    ),
  ),

  forVisitors(adminTokenCall, async ({ api, context, body: { code, state } }) => {
    const admin = await api.roboAdmins.exchange(code, state)
    if (admin?.role === undefined) return refused('ERR_REFUSED')
    const { credentials } = api.options
    const former = credentials.read(context, ROBO_ADMIN_COOKIE)
    if (former !== undefined) await api.roboAdmins.close(former)
    credentials.write(context, ROBO_ADMIN_COOKIE, await api.roboAdmins.open(admin.email, admin.role))
    note(api, context, 'signed-in', { sub: admin.email })
    return answered({ email: admin.email, role: admin.role })
  }),

  forAdmins(adminAllocationsCall, async ({ api }) => {
    const grids = await readGrids(api.options)
    const today = api.options.clock.today()
    return answered({ ais: companiesOf(grids, 'ais', today), s2e: companiesOf(grids, 's2e', today) })
  }),

  forAdmins(adminHistoryCall, async ({ api }) => {
    const { history } = await readGrids(api.options)
    return answered(
      history
        .toReversed()
        .map(({ contract, ...row }) =>
          Object.assign(row, { contract_id: contract, company_name: planOf(contract)?.company.name ?? '' }),
        ),
    )
  }),

  forAdmins(adminDraftsCall, async ({ api }) => {
    const { versions } = await readGrids(api.options)
    const today = api.options.clock.today()
    return answered(versions.toReversed().map((version) => describeVersion(version, versions, today)))
  }),

  forAdmins(adminImportCall, async ({ api, admin, body, files }) => {
    if (!mayDo(admin.role, 'import')) return refused('ERR_REFUSED', [{ path: '', code: 'role' }])
    const plan = planOf(body.contract_id)
    const [file] = files
    if (plan === undefined || plan.scope !== body.scope || plan.company.id !== body.entity_id || file === undefined)
      return refused('ERR_UNKNOWN')
    const read = readFile(file.bytes, new Set(plan.funds))
    if (read.kind === 'refused') return refused('ERR_INVALID', read.problems.map(fieldOf))
    const today = api.options.clock.today()
    const checksum = await digestOf(file.bytes)
    return answered(
      await changeGrids(api.options, ({ versions, history }) => {
        const draft: StoredVersion = {
          id: `grid-${versions.length + 1}`,
          revision: 1,
          contract: plan.contract,
          version: null,
          state: 'draft',
          author: admin.email,
          approver: null,
          dated_on: today,
          effective_on: null,
          checksum,
          reason: null,
          values: valuesOf(read.shares),
        }
        const row: StoredRow = {
          email: admin.email,
          date: today,
          contract: plan.contract,
          checksum,
          action: 'imported',
          version: null,
        }
        const after = [...versions, draft]
        return { grids: { versions: after, history: [...history, row] }, result: describeVersion(draft, after, today) }
      }),
    )
  }),

  forAdmins(adminSubmitCall, async ({ api, admin, body }) => changeVersion(api, { act: 'submit', ...body }, admin)),

  forAdmins(adminPublishCall, async ({ api, admin, body: { effective_on: effectiveOn, ...asRead } }) =>
    changeVersion(api, { act: 'publish', effectiveOn, ...asRead }, admin),
  ),

  forAdmins(adminWithdrawCall, async ({ api, admin, body }) => changeVersion(api, { act: 'withdraw', ...body }, admin)),

  forAdmins(adminExportCall, async ({ api, body }) => {
    const { versions } = await readGrids(api.options)
    const found = versions.find(({ id }) => id === body.id)
    return found === undefined ? refused('ERR_UNKNOWN') : answered(writeGrid(sharesOf(found)))
  }),

  forAdmins(adminLeaveCall, async ({ api, context }) => {
    const { credentials } = api.options
    const id = credentials.read(context, ROBO_ADMIN_COOKIE)
    if (id !== undefined) await api.roboAdmins.close(id)
    credentials.remove(context, ROBO_ADMIN_COOKIE)
    return answered('OK')
  }),
]
