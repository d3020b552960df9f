export { TaxSavingCard } from './tax-saving-card.tsx'
