export { Panel, PanelSection } from './panel.tsx'
