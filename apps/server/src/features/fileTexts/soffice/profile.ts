import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

interface Setting {
  path: string
  name: string
  value: string | number | boolean
}

/** No macros, no links to other files or addresses, and a proxy that leads nowhere. */
const settings: Setting[] = [
  { path: 'org.openoffice.Office.Common/Security/Scripting', name: 'MacroSecurityLevel', value: 3 },
  { path: 'org.openoffice.Office.Common/Security/Scripting', name: 'DisableMacrosExecution', value: true },
  { path: 'org.openoffice.Office.Common/Security/Scripting', name: 'BlockUntrustedRefererLinks', value: true },
  { path: 'org.openoffice.Office.Common/Security/Scripting', name: 'DisableActiveContent', value: true },
  { path: 'org.openoffice.Office.Calc/Content/Update', name: 'Link', value: 1 },
  { path: 'org.openoffice.Office.Writer/Content/Update', name: 'Link', value: 0 },
  { path: 'org.openoffice.Inet/Settings', name: 'ooInetProxyType', value: 2 },
  { path: 'org.openoffice.Inet/Settings', name: 'ooInetHTTPProxyName', value: '127.0.0.1' },
  { path: 'org.openoffice.Inet/Settings', name: 'ooInetHTTPProxyPort', value: 9 },
  { path: 'org.openoffice.Inet/Settings', name: 'ooInetHTTPSProxyName', value: '127.0.0.1' },
  { path: 'org.openoffice.Inet/Settings', name: 'ooInetHTTPSProxyPort', value: 9 },
]

const item = ({ path, name, value }: Setting) =>
  `<item oor:path="/${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`

const profile = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
${settings.map(item).join('\n')}
</oor:items>
`

/** A profile for one conversion, so that no two share anything and none is left behind. */
export const writeProfile = async (folder: string) => {
  await mkdir(join(folder, 'user'), { recursive: true })
  await writeFile(join(folder, 'user', 'registrymodifications.xcu'), profile)
}

const koreanFont = fileURLToPath(
  import.meta.resolve('pretendard/dist/public/static/alternative/Pretendard-Regular.ttf'),
)

/** Korean letters on servers that have no Korean font; `home` is the program's own. */
export const addKoreanFont = async (home: string) => {
  await mkdir(join(home, '.fonts'), { recursive: true })
  await copyFile(koreanFont, join(home, '.fonts', 'Pretendard-Regular.ttf'))
}
