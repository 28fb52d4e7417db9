import { defineScreens } from '../../kit/screen.ts'

const common = { area: 'emp', shell: 'app'{{screenScope}} } as const

export const {{one}}Screens = defineScreens({
  {{One}}List: { ...common, path: '/employee/{{path}}/list', title: '{{word}}', menu: { group: '{{group}}', icon: 'file-text' } },
  {{One}}Create: { ...common, path: '/employee/{{path}}/create', title: '{{word}} 등록' },
  {{One}}Detail: { ...common, path: '/employee/{{path}}/detail/:id', title: '{{word}}', sample: '/employee/{{path}}/detail/1' },
  {{One}}Edit: { ...common, path: '/employee/{{path}}/edit/:id', title: '{{word}} 수정', sample: '/employee/{{path}}/edit/1' },
})
