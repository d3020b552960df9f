export { HideAmountsToggle, LanguageToggle, PersonBadge, SchemeToggle } from './settings-tools.tsx'
