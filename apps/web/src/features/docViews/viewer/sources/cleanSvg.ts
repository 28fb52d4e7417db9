/** What pages of documents are drawn with; anything else (scripts, styles, links, foreign content) is left out. */
const drawn = new Set(
  'svg g defs clippath mask pattern lineargradient radialgradient stop filter rect path text tspan image line circle ellipse polygon polyline use symbol'.split(
    ' ',
  ),
)

const isSafeAttribute = ({ name, value }: Attr) => {
  if (name.startsWith('on') || name === 'style') return false
  return !/(^|:)href$/.test(name) || /^(#|data:image\/)/.test(value)
}

/** Our own letters stand behind those that the document names: not every computer has Korean serifs. */
const withOwnFont = (families: string) =>
  families.replace(/,?\s*(serif|sans-serif)\s*$/, ', "Pretendard Core", Pretendard, $1')

/** A page that came as SVG, as elements that can do nothing but be seen. */
export const cleanSvg = (svg: string): SVGSVGElement | undefined => {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
  if (!(root instanceof SVGSVGElement)) return undefined
  for (const element of root.querySelectorAll('*')) {
    if (!drawn.has(element.localName.toLowerCase())) element.remove()
    const fonts = element.getAttribute('font-family')
    if (fonts) element.setAttribute('font-family', withOwnFont(fonts))
  }
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const attribute of [...element.attributes]) {
      if (!isSafeAttribute(attribute)) element.removeAttributeNode(attribute)
    }
  }
  root.setAttribute('width', '100%')
  root.setAttribute('height', '100%')
  return document.importNode(root, true)
}
