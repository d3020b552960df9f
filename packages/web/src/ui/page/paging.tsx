import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { paging } from './paging.css.ts'

type PagingProps = {
  /** Page that is shown, from 1. */
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
  /** Which rows are shown, of how many: "Opérations 51 à 100 sur 240". */
  readonly children: ReactNode
}

/**
 * Leads through the pages of a list; nothing is drawn for a list of one page.
 *
 * @example <Paging page={2} pages={5} onPage={show}>Documents 51 à 100 sur 240</Paging>
 */
export const Paging = ({ page, pages, onPage, children }: PagingProps): ReactElement | null => {
  const { t } = useLingui()
  if (pages <= 1) return null
  return (
    <nav className={paging} data-part="paging" data-print="never" aria-label={t({ id: 'ui.paging.label', message: 'Les pages' })}>
      <Button variant="secondary" size="s" unavailable={page === 1} onClick={() => page > 1 && onPage(page - 1)}>
        <Trans id="ui.paging.before">Page précédente</Trans>
      </Button>
      <p>{children}</p>
      <Button variant="secondary" size="s" unavailable={page === pages} onClick={() => page < pages && onPage(page + 1)}>
        <Trans id="ui.paging.after">Page suivante</Trans>
      </Button>
    </nav>
  )
}
