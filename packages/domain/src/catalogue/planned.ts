import { versionOf, type ApiVersion, type Method } from '../contract/index.ts'

/** A call of the specification that is not built yet: it answers 404 and stays out of OpenAPI and of fuzzing (docs/decisions/02). */
export type PlannedCall = {
  readonly method: Method
  readonly version: ApiVersion
  readonly path: `/${string}`
  readonly rows: readonly string[]
}

const planned = (method: Method, path: `/${string}`, ...rows: readonly string[]): PlannedCall => ({
  method,
  version: versionOf(path),
  path,
  rows,
})

/** The rest of the specification's call catalogue. A call moves to `CATALOGUE` when it is built. */
export const PLANNED_CALLS: readonly PlannedCall[] = [planned('GET', '/services/api-s2e/context/lab', 'P-CALL-46', 'O-CALL-32')]
