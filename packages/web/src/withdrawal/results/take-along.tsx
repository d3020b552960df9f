import { Trans } from '@lingui/react/macro'
import type { ComponentProps, ReactElement } from 'react'
import type { PdfButton as PaperButton } from '../../paper/index.ts'
import { Button, buttonLook } from '../../ui/button/index.ts'
import { drawings } from '../../ui/icon/index.ts'
import { optional } from '../../ui/late/index.ts'
import { MenuDropdown } from '../../ui/menu/index.ts'
import type { ResultsProps } from './results-props.ts'
import { takeAlong } from './results.css.ts'

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
