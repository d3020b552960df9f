import type { Account } from '@hautelisse/domain/accounts'
import type { ProjectionPlan, ShownProjection } from '@hautelisse/domain/projection'
import type { User } from '@hautelisse/domain/session'
import { selectUser } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useSession } from '../shell/index.ts'
import { useAbout, usePensionKnown, type KnownPension } from './use-estimate.ts'
import { useProjection, type ProjectionActor } from './use-projection.ts'

type OwnProps = {
  readonly accounts: readonly Account[]
  /** Stands there until the pension is known. */
  readonly waiting: ReactElement
  readonly children: (actor: ProjectionActor) => ReactElement
}
type RunProps = Pick<OwnProps, 'accounts' | 'children'> & { readonly user: User; readonly pension: KnownPension }

const RunProject = ({ accounts, user, pension, children }: RunProps): ReactElement =>
  children(useProjection(useAbout(accounts, user, pension), user.id ?? ''))

const UserProject = ({ waiting, user, ...props }: OwnProps & Pick<RunProps, 'user'>): ReactElement => {
  const pension = usePensionKnown(user.id ?? '')
  return pension === undefined ? waiting : <RunProject {...props} user={user} pension={pension} />
}

/** The project of the saver who is there, run once their pension is known. */
export const OwnProject = (props: OwnProps): ReactElement => {
  const user = useSession(selectUser)
  return user === undefined ? props.waiting : <UserProject {...props} user={user} />
}

type TitleProps = { readonly shown: ShownProjection; readonly plan: Pick<ProjectionPlan, 'horizon'> }

/** What the project comes to, in words that its figure ends. */
export const ProjectTitle = ({ shown, plan }: TitleProps): ReactElement => {
  const { horizon } = plan
  if (shown.pension.kind === 'none')
    return <Trans id="projection.head.without">Sans votre pension de l’État, à {horizon} ans, par mois</Trans>
  return shown.isReached ? (
    <Trans id="projection.head.reached">À {horizon} ans, votre objectif est atteint</Trans>
  ) : (
    <Trans id="projection.head.missing">À {horizon} ans, il vous manque chaque mois</Trans>
  )
}
