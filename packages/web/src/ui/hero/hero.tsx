import type { ReactNode } from 'react'
import { wrap } from '../theme/layout.css.ts'
import {
  actions as actionsStyle,
  back as backStyle,
  bare,
  edge,
  fan as fanStyle,
  figure as figureStyle,
  hero,
  lead as leadStyle,
  named,
  sentence as sentenceStyle,
  title as titleStyle,
  top,
} from './hero.css.ts'
import { PartTitle } from './part-title.tsx'

type HeroProps = {
  /** The page's one `h1` unless another part stands above it, quieter than the figure under it. */
  readonly title: ReactNode
  /** Where the page comes from: a link above the title, which then names what is shown and is written larger. */
  readonly back?: ReactNode
  /** One line under the title. */
  readonly lead?: ReactNode
  readonly figure?: ReactNode
  readonly sentence?: ReactNode
  readonly actions?: ReactNode
  /** The thread drawing; it ends exactly on the cards below. */
  readonly fan?: ReactNode
}

/** The band with the page's one figure, from which the threads hang. */
export const Hero = ({ title, back, lead, figure, sentence, actions, fan }: HeroProps) => (
  <div className={hero}>
    <div className={wrap}>
      {back !== undefined && <p className={backStyle}>{back}</p>}
      <div className={`${top} ${figure === undefined ? bare : ''}`}>
        <div>
          <PartTitle className={back === undefined ? titleStyle : named}>{title}</PartTitle>
          {lead !== undefined && <p className={leadStyle}>{lead}</p>}
          {figure !== undefined && <p className={figureStyle}>{figure}</p>}
          {sentence !== undefined && <div className={sentenceStyle}>{sentence}</div>}
        </div>
        {actions !== undefined && <div className={actionsStyle}>{actions}</div>}
      </div>
      {fan !== undefined && <div className={fanStyle}>{fan}</div>}
    </div>
  </div>
)

/** The ground of the cards that receive the threads. */
export const HeroEdge = ({ children }: { readonly children: ReactNode }) => <div className={edge}>{children}</div>
