import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { zip } from '../../../excel/zip.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006'

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

const packParts = (parts: Record<string, string>) =>
  buffer(
    Readable.from(
      // The type of the file is read before anything else, so it is not packed.
      zip(Object.entries(parts).map(([name, text]) => ({ name, content: [text], isStored: name === 'mimetype' }))),
      { objectMode: false },
    ),
  )

/** A Word file of paragraphs, the first one as its title. */
export const docx = ([title = '', ...paragraphs]: string[]) => {
  const paragraph = (text: string, style = '') =>
    `<w:p>${style}<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`
  const heading = `<w:p><w:r><w:rPr><w:b/><w:sz w:val="36"/></w:rPr><w:t>${escaped(title)}</w:t></w:r></w:p>`
  return packParts({
    '[Content_Types].xml': `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${declaration}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${heading}${paragraphs.map((text) => paragraph(text)).join('')}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body></w:document>`,
  })
}

const hancom = 'http://www.hancom.co.kr/hwpml/2011'
const spaces = ['ha:head', 'hp:paragraph', 'hs:section', 'hc:core', 'hh:head']
  .map((pair) => pair.split(':'))
  .map(([prefix, name]) => `xmlns:${prefix}="${hancom}/${name}"`)
  .join(' ')

const hwpxHeader = `${declaration}<hh:head ${spaces} version="1.4" secCnt="1"><hh:beginNum page="1" footnote="1" endnote="1" pic="1" tbl="1" equation="1"/><hh:refList><hh:fontfaces itemCnt="1"><hh:fontface lang="HANGUL" fontCnt="1"><hh:font id="0" face="함초롬바탕" type="TTF" isEmbedded="0"/></hh:fontface></hh:fontfaces><hh:borderFills itemCnt="1"><hh:borderFill id="1" threeD="0" shadow="0" centerLine="NONE" breakCellSeparateLine="0"/></hh:borderFills><hh:charProperties itemCnt="1"><hh:charPr id="0" height="1000" textColor="#000000" shadeColor="none" useFontSpace="0" useKerning="0" symMark="NONE" borderFillIDRef="1"><hh:fontRef hangul="0" latin="0" hanja="0" japanese="0" other="0" symbol="0" user="0"/><hh:ratio hangul="100" latin="100" hanja="100" japanese="100" other="100" symbol="100" user="100"/><hh:spacing hangul="0" latin="0" hanja="0" japanese="0" other="0" symbol="0" user="0"/><hh:relSz hangul="100" latin="100" hanja="100" japanese="100" other="100" symbol="100" user="100"/><hh:offset hangul="0" latin="0" hanja="0" japanese="0" other="0" symbol="0" user="0"/></hh:charPr></hh:charProperties><hh:tabProperties itemCnt="1"><hh:tabPr id="0" autoTabLeft="0" autoTabRight="0"/></hh:tabProperties><hh:paraProperties itemCnt="1"><hh:paraPr id="0" tabPrIDRef="0" condense="0"><hh:align horizontal="JUSTIFY" vertical="BASELINE"/><hh:margin><hc:intent value="0" unit="HWPUNIT"/><hc:left value="0" unit="HWPUNIT"/><hc:right value="0" unit="HWPUNIT"/><hc:prev value="0" unit="HWPUNIT"/><hc:next value="0" unit="HWPUNIT"/></hh:margin><hh:lineSpacing type="PERCENT" value="160" unit="HWPUNIT"/></hh:paraPr></hh:paraProperties><hh:styles itemCnt="1"><hh:style id="0" type="PARA" name="바탕글" engName="Normal" paraPrIDRef="0" charPrIDRef="0" nextStyleIDRef="0" langID="1042"/></hh:styles></hh:refList></hh:head>`

const pageFacts =
  '<hp:secPr textDirection="HORIZONTAL" spaceColumns="1134" tabStop="8000"><hp:pagePr landscape="WIDELY" width="59528" height="84188" gutterType="LEFT_ONLY"><hp:margin header="4252" footer="4252" gutter="0" left="8504" right="8504" top="5668" bottom="4252"/></hp:pagePr></hp:secPr>'

/** A Hangul (HWPX) file of paragraphs. */
export const hwpx = (paragraphs: string[]) => {
  const lines = paragraphs.map(
    (text, index) =>
      `<hp:p id="${index}" paraPrIDRef="0" styleIDRef="0" pageBreak="0" columnBreak="0" merged="0"><hp:run charPrIDRef="0">${index ? '' : pageFacts}<hp:t>${escaped(text)}</hp:t></hp:run></hp:p>`,
  )
  return packParts({
    mimetype: 'application/hwp+zip',
    'version.xml': `${declaration}<hv:HCFVersion xmlns:hv="${hancom}/version" tagetApplication="WORDPROCESSOR" major="5" minor="1" micro="0" buildNumber="1" os="1" xmlVersion="1.4" application="Hancom Office Hangul" appVersion="11"/>`,
    'META-INF/container.xml': `${declaration}<ocf:container xmlns:ocf="urn:oasis:names:tc:opendocument:xmlns:container"><ocf:rootfiles><ocf:rootfile full-path="Contents/content.hpf" media-type="application/hwpml-package+xml"/></ocf:rootfiles></ocf:container>`,
    'Contents/content.hpf': `${declaration}<opf:package xmlns:opf="http://www.idpf.org/2007/opf/" version="1.4"><opf:metadata><opf:title>${escaped(paragraphs[0] ?? '')}</opf:title><opf:language>ko</opf:language></opf:metadata><opf:manifest><opf:item id="header" href="Contents/header.xml" media-type="application/xml"/><opf:item id="section0" href="Contents/section0.xml" media-type="application/xml"/></opf:manifest><opf:spine><opf:itemref idref="header" linear="yes"/><opf:itemref idref="section0" linear="yes"/></opf:spine></opf:package>`,
    'Contents/header.xml': hwpxHeader,
    'Contents/section0.xml': `${declaration}<hs:sec ${spaces}>${lines.join('')}</hs:sec>`,
    'Preview/PrvText.txt': paragraphs.join('\r\n'),
  })
}
