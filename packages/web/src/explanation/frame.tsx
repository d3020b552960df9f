import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { ToolButton } from '../ui/button/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { text } from '../ui/page/index.ts'
import {
  close,
  foot,
  head,
  hint,
  panel,
  rule as ruleStyle,
  title as titleStyle,
  total as totalStyle,
  totalValue,
} from './frame.css.ts'

type ExplainPanelProps = {
  /** Id that the button which opened the panel points to. */
  readonly id?: string
  /** Which figure is explained: « Votre rente de 161,30 € par mois, somme de deux contrats ». */
  readonly subtitle: ReactNode
  readonly onClose?: () => void
  readonly className?: string
  readonly children: ReactNode
}

/** A scroll bar may be hidden, and a fraction of a pixel is nothing to scroll for. */
const ROUNDING = 1

/** Tells whether the panel is longer than its place, at every change of either. */
const useScrolls = () => {
  const [scrolls, setScrolls] = useState(false)
  const [watch] = useState(() => (element: HTMLElement | null) => {
    if (element === null) return undefined
    const observer = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight + ROUNDING))
    for (const watched of [element, ...element.children]) observer.observe(watched)
    return () => observer.disconnect()
  })
  return { scrolls, watch }
}

/** Where a figure comes from: its steps in order, each with operator, result and source. */
export const ExplainPanel = ({ id, subtitle, onClose, className, children }: ExplainPanelProps) => {
  const { t } = useLingui()
  const titleId = useId()
  const { scrolls, watch } = useScrolls()
  return (
    <aside ref={watch} id={id} className={`${panel} ${className ?? ''}`} aria-labelledby={titleId} tabIndex={-1}>
      <div className={head}>
        <div>
          <h2 id={titleId} className={titleStyle}>
            <Trans id="explanation.panel.title">D’où vient ce chiffre ?</Trans>
          </h2>
          <p className={text({ as: 'small' })}>{subtitle}</p>
          {scrolls && (
            <p className={hint}>
              <Trans id="explanation.panel.scrolls">Faites défiler pour tout lire.</Trans>
            </p>
          )}
        </div>
        {onClose !== undefined && (
          <ToolButton
            className={close}
            icon={drawings.Close}
            aria-label={t({ id: 'explanation.panel.close', message: 'Fermer l’explication' })}
            onClick={onClose}
          />
        )}
      </div>
      {children}
    </aside>
  )
}

/** The figure itself, on its band. */
export const ExplainTotal = ({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) => (
  <div className={totalStyle}>
    <span>{label}</span>
    <span className={totalValue}>{children}</span>
  </div>
)

/** What can be done with the explanation, and the rule that it applies with its version. */
export const ExplainFooter = ({ actions, rule }: { readonly actions?: ReactNode; readonly rule: ReactNode }) => (
  <div className={foot}>
    {actions}
    <p className={ruleStyle}>{rule}</p>
  </div>
)

/** A source: law article, table, contract or named assumption. */
export const SourceMark = ({ className }: { readonly className: string }) => <Icon of={drawings.BookOpen} className={className} />
