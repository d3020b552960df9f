/** Colours of the dark scheme: the system's unless the portal around the door chose another. */
const DARK = `color-scheme:dark;--ink:#F1F3EE;--ink-2:#C2CFCF;--page:#0A1A1F;--surface:#11262C;--line:#27414A;--line-strong:#7E9499;--hero:#0D2A33;
--link:#9BD3DD;--action:#F3C443;--on-action:#13252A;--focus:#F3C443;--alert:#F7B3B1;--alert-tint:#3A171C;--chosen:#173740;--success:#9ADBB2`

/** Style of the doors: the layout of the sign-in screen, in light and dark. The fonts are the portal's where they are installed. */
export const DOOR_STYLE = `
body:has(>.door){margin:0}
.door{color-scheme:light;--ink:#13252A;--ink-2:#3E5156;--page:#F8F7F2;--surface:#FFFFFF;--line:#E1DBD0;--line-strong:#7A898C;--hero:#0B303B;--link:#135C6C;
--action:#0F4452;--on-action:#FFFFFF;--focus:#0F4452;--accent:#F3C443;--alert:#8D1828;--alert-tint:#FCEBEA;--chosen:#E2F2F4;--success:#185B37;
box-sizing:border-box;min-height:100vh;display:grid;grid-template-rows:112px 1fr;background:var(--page);color:var(--ink);
font:400 1.125rem/1.5 "Source Sans 3 Variable","Source Sans 3","Segoe UI",system-ui,sans-serif;font-variant-numeric:tabular-nums lining-nums}
@media (prefers-color-scheme:dark){:root:not([data-scheme="light"]) .door{${DARK}}}
:root[data-scheme="dark"] .door{${DARK}}
.door *,.door *::before{box-sizing:border-box}
.door h1,.door p,.door fieldset,.door legend{margin:0;padding:0;border:0}
.door h1{font:650 2rem/1.14 "Ysabeau Variable","Ysabeau","Gill Sans",Optima,sans-serif;letter-spacing:-.005em;text-wrap:balance}
.door a{color:var(--link);text-underline-offset:.2em}
.door :focus-visible{outline:3px solid var(--focus);outline-offset:3px;border-radius:4px}
.door-art{order:-1;background:var(--hero);overflow:hidden;position:relative}
.door-art svg{position:absolute;inset:0;width:100%;height:100%;fill:none;stroke-width:2}
.door-pane{display:flex;flex-direction:column;padding:24px 20px 40px}
.door-logo{display:flex;align-items:center;gap:10px;min-height:44px;font:640 1.75rem/1 "Ysabeau Variable","Ysabeau","Gill Sans",Optima,sans-serif}
.door-logo svg{width:34px;height:34px;flex:none;fill:none}
.door-box{width:100%;max-width:432px;margin:32px auto auto}
.door .door-where{display:flex;justify-content:space-between;align-items:center;gap:12px;border-block:1px solid var(--line);padding:8px 0;margin:18px 0 24px;font-size:1rem}
.door .door-where b{font-weight:650}
.door .door-where a,.door .door-back{white-space:nowrap;display:inline-flex;align-items:center;min-height:44px;font-weight:600;text-decoration:none}
.door .door-note{color:var(--ink-2);font-size:1rem;margin-bottom:20px}
.door h1+.door-note,.door h1+.door-error{margin-top:18px}
.door .door-error{background:var(--alert-tint);color:var(--alert);border-radius:8px;padding:14px 16px;margin-bottom:20px;font-size:1rem;font-weight:600}
.door form{display:grid;gap:20px}
.door fieldset{display:grid;gap:10px;min-width:0}
.door legend{font-weight:600;font-size:1rem;margin-bottom:6px}
.door-person{display:flex;gap:14px;align-items:flex-start;border:1.5px solid var(--line-strong);border-radius:8px;background:var(--surface);padding:12px 14px;cursor:pointer;min-width:0}
.door-person:has(:checked){background:var(--chosen);border-color:var(--action)}
.door-person:has(:focus-visible){outline:3px solid var(--focus);outline-offset:2px}
.door-person input{width:20px;height:20px;margin:4px 0 0;flex:none;accent-color:var(--action)}
.door-person input:focus-visible{outline:0}
.door-person span{min-width:0;overflow-wrap:anywhere}
.door-person b{display:block;font-weight:650}
.door-person small{display:block;font-size:.9375rem;color:var(--ink-2);line-height:1.4}
.door button{min-height:52px;width:100%;padding:10px 24px;border:1.5px solid transparent;border-radius:8px;background:var(--action);color:var(--on-action);font:inherit;font-weight:600;line-height:1.2;cursor:pointer}
.door .door-quiet{background:transparent;border-color:var(--line-strong);color:var(--ink)}
.door form+form{margin-top:12px}
.door .door-code{display:flex;justify-content:space-between;align-items:baseline;gap:12px;flex-wrap:wrap;border:1px dashed var(--line-strong);border-radius:8px;padding:12px 16px;margin-bottom:20px;font-size:1rem}
.door-code b{font-size:1.5rem;font-weight:650;letter-spacing:.12em}
.door-field{display:grid;gap:8px;font-size:1rem;font-weight:600}
.door-field input,.door-field select{min-height:52px;width:100%;padding:10px 14px;border:1.5px solid var(--line-strong);border-radius:8px;background:var(--surface);color:var(--ink);font:inherit;font-size:1.25rem;font-weight:400;letter-spacing:.08em}
.door-field input[aria-invalid]{border:2px solid var(--alert)}
.door .door-aside{display:flex;gap:12px;border-top:1px solid var(--line);padding-top:18px;margin-top:28px;font-size:1rem;color:var(--ink-2)}
@media (min-width:600px){.door-pane{padding-inline:32px}}
@media (min-width:980px){.door{grid-template:1fr/minmax(560px,5fr) 6fr}.door-art{order:0;position:sticky;top:0;height:100vh}.door-pane{padding:32px 64px 40px}.door-box{margin:auto;padding-block:32px}.door h1{font-size:2.75rem}}
@media (forced-colors:active){.door-person:has(:checked){outline:2px solid}}
`
