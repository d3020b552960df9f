import { Trans } from '@lingui/react/macro'
import { useId, useState, type ReactElement } from 'react'
import { Button } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Late } from '../ui/late/index.ts'
import { Section } from '../ui/page/index.ts'
import { Panel } from '../ui/panel/index.ts'
import type { StepProps } from './step-props.ts'
import { wishScript } from './wish-part.ts'

/** "Quel partage me donne… € par mois ?", shut until it is asked for (BEY-99). */
export const WishSection = (props: StepProps): ReactElement => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel as="div" data-print="never">
      <Section
        inPanel
        title={<Trans id="withdrawal.wish.title">Quel partage me donne…&nbsp;€ par mois&nbsp;?</Trans>}
        action={
          <Button
            variant="secondary"
            size="s"
            icon={isOpen ? drawings.Close : drawings.Eye}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? (
              <Trans id="withdrawal.wish.close">Refermer la recherche</Trans>
            ) : (
              <Trans id="withdrawal.wish.open">Partir d’une rente voulue</Trans>
            )}
          </Button>
        }
      >
        {isOpen && (
          <div id={id}>
            <Late script={wishScript} level={3}>
              {({ Wish, tables }) => <Wish {...props} tables={tables} />}
            </Late>
          </div>
        )}
      </Section>
    </Panel>
  )
}
