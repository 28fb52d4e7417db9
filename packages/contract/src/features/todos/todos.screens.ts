import { defineScreens } from '../../kit/screen.ts'

export const todoScreens = defineScreens({
  TodoList: {
    path: '/employee/todo',
    area: 'emp',
    title: '할 일',
    shell: 'app',
    menu: { group: 'work', icon: 'checklist' },
  },
})
