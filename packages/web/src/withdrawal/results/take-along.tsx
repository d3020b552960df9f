import { formatRate } from '@hautelisse/domain/money'
import { selectEuros } from '@hautelisse/machines/withdrawal'
import { Trans } from '@lingui/react/macro'
import type { ComponentProps, ReactElement } from 'react'
import type { PdfButton as PaperButton } from '../../paper/index.ts'
import { Button, buttonLook } from '../../ui/button/index.ts'
import { drawings } from '../../ui/icon/index.ts'
import { optional } from '../../ui/late/index.ts'
import { MenuDropdown } from '../../ui/menu/index.ts'
import { Switch } from '../../ui/switch/index.ts'
import type { StepProps } from '../step-props.ts'
import type { ResultsProps } from './results-props.ts'
import { takeAlong } from './results.css.ts'

/** Shows every projected amount in the euros of today, at a stated rise of prices (NET-09). */
export const TodaysEurosSwitch = ({ snapshot, send }: StepProps): ReactElement => {
  const { isInTodaysEuros, inflationPercent } = selectEuros(snapshot)
  const rate = formatRate(inflationPercent)
  return (
    <div data-print="never">
      <Switch
        inline
        checked={isInTodaysEuros}
        onChange={(isOn) => send({ type: 'todaysEurosSwitched', isOn })}
        label={<Trans id="withdrawal.calculation.todays-euros">En euros d’aujourd’hui</Trans>}
        description={<Trans id="withdrawal.euros.rate">Inflation supposée de {rate} par an</Trans>}
      />
    </div>
  )
}

/** What makes a PDF of the page is not needed to read it. */
const PdfButton = optional(async () => (await import('../../paper/index.ts')).PdfButton)

/** The way to the advisor is not needed to read the result. */
const ShareResults = optional(async () => (await import('./share-results.tsx')).ShareResults)

type TakeAlongProps = Pick<ResultsProps, 'results'> &
  Pick<ComponentProps<typeof PaperButton>, 'sheet' | 'mayPrint'> & { readonly onPrint: () => void }

/** Ways to take the result along, in a menu: what comes late comes there, and moves nothing at the head of the page. */
export const TakeAlong = ({ results, onPrint, ...pdf }: TakeAlongProps): ReactElement => (
  <div data-print="never">
    <MenuDropdown
      className={buttonLook({ variant: 'secondary', size: 's' })}
      label={<Trans id="withdrawal.results.take-along">Garder, partager, imprimer</Trans>}
    >
      {(close) => (
        <div className={takeAlong}>
          <Button
            variant="secondary"
            size="s"
            icon={drawings.Printer}
            onClick={() => {
              close()
              onPrint()
            }}
          >
            <Trans id="withdrawal.results.print">Imprimer</Trans>
          </Button>
          <PdfButton {...pdf} />
          <ShareResults results={results} />
        </div>
      )}
    </MenuDropdown>
  </div>
)
