import { yearOf } from '@hautelisse/domain/calendar'
import type { User } from '@hautelisse/domain/session'
import { contributionGaugeMachine, gaugesAskedFor, selectGauges } from '@hautelisse/machines/contributions'
import { selectUser } from '@hautelisse/machines/session'
import { Trans } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import type { ReactElement } from 'react'
import { useApp, useSession } from '../shell/index.ts'
import { Modal } from '../ui/modal/index.ts'
import { Gauges } from './gauges.tsx'

type GaugeModalProps = {
  /** Takes the fragment away. */
  readonly onClose: () => void
}

const OfMember = ({ user, onClose }: GaugeModalProps & { readonly user: User }): ReactElement => {
  const { client, clock } = useApp()
  const { company, retirement } = gaugesAskedFor(user)
  const [snapshot, send] = useMachine(contributionGaugeMachine, { input: { client, company: company?.id, retirement } })
  const today = clock.today()
  const year = yearOf(today)
  return (
    <Modal
      open
      title={<Trans id="contributions.gauge.title">Mes plafonds de versement</Trans>}
      lead={
        <Trans id="contributions.gauge.lead">
          En {year}&nbsp;: ce que votre entreprise a ajouté à vos plans, et ce que vous pouvez déduire de vos revenus.
        </Trans>
      }
      onClose={onClose}
    >
      <Gauges
        view={selectGauges(snapshot)}
        company={company?.name}
        today={today}
        onRetry={() => send({ type: 'retryRequested' })}
      />
    </Modal>
  )
}

/** #contribution_gauge: ceiling, consumed and available of the year, by account type (GAUGE-01, GAUGE-02, P-MODAL-10, S-NAV-16). */
export const GaugeModal = ({ onClose }: GaugeModalProps): ReactElement | null => {
  const user = useSession(selectUser)
  return user === undefined ? null : <OfMember key={user.id} user={user} onClose={onClose} />
}
