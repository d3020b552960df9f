import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { Segmented } from '../choice/index.ts'
import { drawings } from '../icon/index.ts'
import {
  controls as controlsStyle,
  drawing,
  frame,
  frameHead,
  legend as legendStyle,
  legendItem,
  notYet,
  onPanel as onPanelStyle,
  otherView,
  seen,
  swatches,
  tableView,
} from './charts.css.ts'
import { useFirstView } from './use-first-view.ts'

type ChartFrameProps = {
  readonly title: ReactNode
  readonly level?: 2 | 3 | 4
  /** What chooses the figures, left of the view: a `Select`. */
  readonly controls?: ReactNode
  readonly intro?: ReactNode
  readonly legend?: ReactNode
  readonly chart: ReactNode
  /** The same figures as a `DataTable`. */
  readonly table: ReactNode
  /** What stands under the drawing and under the table alike. */
  readonly children?: ReactNode
  /** The frame stands on a white panel, not on the page. */
  readonly onPanel?: boolean
}

/** A drawing and the table of its figures, one at a time on screen, both on paper. */
export const ChartFrame = ({
  title,
  level = 2,
  controls,
  intro,
  legend,
  chart,
  table,
  children,
  onPanel = false,
}: ChartFrameProps) => {
  const { t } = useLingui()
  const id = useId()
  const [section, isInView] = useFirstView()
  const [chosen, setView] = useState<'chart' | 'table'>()
  const view = chosen ?? 'chart'
  const Heading = `h${level}` as const
  return (
    <section
      ref={section}
      className={`${frame} ${onPanel ? onPanelStyle : ''} ${chosen === undefined ? '' : seen} ${isInView ? '' : notYet}`}
      aria-labelledby={id}
    >
      <div className={frameHead}>
        <Heading id={id}>{title}</Heading>
        <div className={controlsStyle}>
          {controls}
          <Segmented
            label={t({ id: 'ui.chart.view', message: 'Affichage' })}
            value={view}
            onValueChange={setView}
            options={[
              { value: 'chart', label: t({ id: 'ui.chart.view-chart', message: 'Graphique' }), icon: drawings.ChartBar },
              { value: 'table', label: t({ id: 'ui.chart.view-table', message: 'Tableau' }), icon: drawings.Table },
            ]}
          />
        </div>
      </div>
      {intro}
      <div className={`${drawing} ${view === 'chart' ? '' : otherView}`}>
        {legend}
        {chart}
      </div>
      <div className={`${tableView} ${view === 'table' ? '' : otherView}`} data-part="values">
        {table}
      </div>
      {children}
    </section>
  )
}

/** Names of the patterns, where a drawing cannot carry its labels itself. */
export const Legend = ({ children }: { readonly children: ReactNode }) => <ul className={legendStyle}>{children}</ul>

export const LegendItem = ({ swatch, children }: { readonly swatch: keyof typeof swatches; readonly children: ReactNode }) => (
  <li className={legendItem}>
    <span className={swatches[swatch]} aria-hidden="true" />
    <span>{children}</span>
  </li>
)
