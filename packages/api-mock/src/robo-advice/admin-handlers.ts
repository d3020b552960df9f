import type { PlainDate } from '@hautelisse/domain/calendar'
import type { FieldProblem } from '@hautelisse/domain/contract'
import {
  adminAllocationsCall,
  adminDraftsCall,
  adminExportCall,
  adminHistoryCall,
  adminImportCall,
  adminPublishCall,
  adminSubmitCall,
  adminWithdrawCall,
  mayDo,
  writeGrid,
  type CompanyGrids,
  type FundName,
  type RoboScope,
  readGrid,
  type ReadGrid,
} from '@hautelisse/domain/robo-advice'
import { decodeSheet, isWideText, UNREADABLE } from '@hautelisse/domain/files'
import { answered, refused } from '../server/index.ts'
import { adminDoorCalls } from './admin-door.ts'
import { forAdmins } from './admin-session.ts'
import { changeVersion } from './change-version.ts'
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
import { fundNamesOf, PLANS } from './plans.ts'

const OTHER: ReadGrid = {
  kind: 'refused',
  problems: [{ code: 'encoding', line: undefined, column: undefined, text: undefined }],
}

/**
 * Reads a grid's file with the reader of spreadsheets' files, and refuses what is no UTF-8: what is published is what was typed, byte for byte.
 *
 * @param bytes the file's bytes
 * @param known funds that the plan offers
 */
const readFile = (bytes: Uint8Array, known: readonly FundName[]): ReadGrid => {
  if (isWideText(bytes)) return OTHER
  const { text, isWindows1252 } = decodeSheet(bytes)
  return isWindows1252 || text.includes(UNREADABLE) ? OTHER : readGrid(text, known)
}

const companiesOf = (grids: KeptGrids, scope: RoboScope, today: PlainDate): CompanyGrids[] => {
  const plans = PLANS.filter((plan) => plan.scope === scope)
  return [...Map.groupBy(plans, ({ company }) => company.name)].map(([company_name, own]) => ({
    company_name,
    grids: own.map((plan) => {
      const { contract, company, type } = plan
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
        funds: fundNamesOf(plan),
      }
    }),
  }))
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
  ...adminDoorCalls,

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
    const read = readFile(file.bytes, fundNamesOf(plan))
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
          reason: null,
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
]
