import type { Account } from '@hautelisse/domain/accounts'
import type { Household } from '@hautelisse/domain/household'
import type { User } from '@hautelisse/domain/session'
import { selectUser } from '@hautelisse/machines/session'
import { useState, type ReactElement } from 'react'
import { useHousehold, type AskedHousehold } from '../household/index.ts'
import { useSession } from '../shell/index.ts'
import { useAbout, usePensionKnown, type KnownPension } from './use-estimate.ts'
import { useProjection, type ProjectionActor } from './use-projection.ts'

type OwnProps = {
  readonly accounts: readonly Account[]
  /** Stands there until pension and household are known. */
  readonly waiting: ReactElement
  readonly children: (actor: ProjectionActor, household: AskedHousehold) => ReactElement
}
type RunProps = Pick<OwnProps, 'accounts' | 'children'> & {
  readonly user: User
  readonly pension: KnownPension
  readonly asked: AskedHousehold
}

/** The household that was said last: while one of its answers is typed anew the figures stay those of before. */
const useLastSaid = ({ household }: AskedHousehold): Household | undefined => {
  const [last, setLast] = useState(household)
  if (household !== undefined && household !== last) setLast(household)
  return household ?? last
}

const RunProject = ({ accounts, user, pension, asked, children }: RunProps): ReactElement =>
  children(useProjection(useAbout(accounts, user, pension, useLastSaid(asked)), user.id ?? ''), asked)

const UserProject = ({ waiting, user, ...props }: OwnProps & Pick<RunProps, 'user'>): ReactElement => {
  const pension = usePensionKnown(user.id ?? '')
  const asked = useHousehold()
  return pension === undefined || asked.view.isReading ? (
    waiting
  ) : (
    <RunProject {...props} user={user} pension={pension} asked={asked} />
  )
}

/** The retirement of the saver who is there, run once their pension and household are known. */
export const OwnProject = (props: OwnProps): ReactElement => {
  const user = useSession(selectUser)
  return user === undefined ? props.waiting : <UserProject {...props} user={user} />
}
