export { HideAmountsToggle, LanguageToggle, PersonBadge, SchemeToggle, SignOutButton } from './settings-tools.tsx'
