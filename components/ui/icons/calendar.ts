export const calendarPath = 'M4 6.5h16V20H4zM4 11h16M8.5 3.5v4M15.5 3.5v4'
