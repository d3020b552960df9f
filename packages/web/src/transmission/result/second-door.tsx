import { pathTo } from '@hautelisse/domain/portal'
import { selectHasSecond } from '@hautelisse/machines/transmission'
import { Trans } from '@lingui/react/macro'
import type { MouseEvent, ReactElement } from 'react'
import { LinkButtonTo } from '../../portal/index.ts'
import { Doors, Section } from '../../ui/page/index.ts'
import { SECOND_VIEW } from '../second-address.ts'
import type { StepProps } from '../step-props.ts'

/** A click that asks for a new tab or window is the browser's. */
const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean => !(metaKey || ctrlKey || shiftKey || altKey)

/** The way from the result to its second page; the simulator goes there itself, and keeps what is on the result. */
export const SecondDoor = ({ snapshot, send }: StepProps): ReactElement | null =>
  selectHasSecond(snapshot) ? (
    <Section
      title={<Trans id="transmission.second.title">Et au second décès&nbsp;?</Trans>}
      lead={
        <Trans id="transmission.second.door">
          Votre conjoint laissera à son tour un patrimoine&nbsp;: voyez l’impôt des deux décès et ce que vos enfants possèdent,
          option par option.
        </Trans>
      }
    >
      <Doors>
        <LinkButtonTo
          to={pathTo('transmission')}
          search={SECOND_VIEW}
          variant="secondary"
          onClick={(event) => {
            if (!isPlain(event)) return
            event.preventDefault()
            send({ type: 'secondRequested' })
          }}
        >
          <Trans id="transmission.second.open">Voir le second décès</Trans>
        </LinkButtonTo>
      </Doors>
    </Section>
  ) : null
