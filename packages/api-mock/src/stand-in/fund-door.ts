import { fundNamed } from '../people/index.ts'
import { doorPage, type DoorPage } from './frame.ts'
import { html } from './html.ts'

/**
 * Draws the document of a fund: what a management company would publish, with the figures that the seeds have. Nothing for an unknown fund.
 *
 * @param id id of the fund
 */
export const renderFund = (id: string): DoorPage | undefined => {
  const fund = fundNamed(id)
  if (fund === undefined) return undefined
  const facts = [
    `Société de gestion : ${fund.management_company ?? ''}.`,
    `Classification AMF : ${fund.classification ?? ''}.`,
    `Risque : ${fund.risk_level ?? 0} sur 7.`,
    `Frais courants : ${fund.ongoing_charges.toFixed(2).replace('.', ',')} % par an.`,
    'Les performances passées ne préjugent pas des performances futures.',
  ]
  return doorPage(
    fund.label,
    html`<h1>${fund.label}</h1>
      <p class="door-note">Cette page tient lieu du document que publie la société de gestion. Le fonds est inventé.</p>
      ${facts.map((fact) => html`<p class="door-note">${fact}</p>`)}
      <a class="door-back" href="/epargne">Revenir à mon espace</a>`,
  )
}
