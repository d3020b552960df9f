export { HideAmountsToggle } from './hide-amounts-toggle.tsx'
export { PersonBadge } from './person-badge.tsx'
export { LanguageToggle, SchemeToggle } from './settings-tools.tsx'
