import { operationState, operationsCall, type Operation, type OperationQuery } from '@hautelisse/domain/operations'
import { scopesOf, type Scope } from '@hautelisse/domain/session'

import type { Person } from '../people/index.ts'
import { answered, forMembers } from '../server/index.ts'

/** Families whose operations this service knows. */
const isListed = (scope: Scope): boolean => scope !== 'bi' && scope !== 'marel'

/** Operations of a person that have taken place, of the families that can be read. */
const known = ({ operations = [], operationScopesOut: out = [] }: Person, today: string): Operation[] =>
  operations.filter(({ scope, date }) => date <= today && !out.some((family) => family === scope))

const isAskedFor = ({ status }: Operation, query: OperationQuery): boolean =>
  (operationState(status) === 'in-progress') === (query === 'progress')

/** The call about operations, answered: a family that cannot be read is named, and takes nothing from the others (P-CALL-90). */
export const operationsCalls = [
  forMembers(operationsCall, async ({ api, person, query }) => {
    const held = scopesOf(person.oauth_profile).filter(isListed)
    return answered({
      operations: known(person, api.options.clock.today()).filter((operation) => isAskedFor(operation, query.status)),
      error_scope: held.filter((scope) => person.operationScopesOut?.includes(scope) === true),
    })
  }),
]
