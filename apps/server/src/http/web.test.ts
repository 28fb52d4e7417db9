import { expect, test } from 'vitest'
import { withFacts } from './web.ts'

test('the page bears the name of the company that runs it, whatever its characters', () => {
  const page = withFacts('<head><title>빌더 CRM</title></head>', '1.2.3', '빌더 "A&B" $& <컨설팅>')
  const name = '빌더 &quot;A&amp;B&quot; $&amp; &lt;컨설팅&gt;'
  expect(page).toBe(
    `<head><title>${name}</title><meta name="crm-version" content="1.2.3" /><meta name="crm-company" content="${name}" />` +
      `<meta name="apple-mobile-web-app-title" content="${name}" /></head>`,
  )
})
