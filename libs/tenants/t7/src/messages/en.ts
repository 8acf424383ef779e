import type { MessagesOf } from '@captain/content-core'
import { articleLabels, eventLabels, faqLabels, privacyPolicyLabels, termOfServiceLabels, tokushoLabels } from '@captain/presets/en'
import type { tenant } from '../tenant.ts'
import { menuMessages } from './menu.ts'
import { openingMessages } from './opening.ts'

export const en = {
  article: {
    name: 'Article',
    plural: 'Articles',
    sections: articleLabels.sections,
    fields: {
      ...articleLabels.fields,
      category: {
        label: 'Category',
        options: { review: 'Game reviews', report: 'Reports', menu: 'Menu', howto: 'How to', shop: 'From the shop' },
      },
      relatedBoardgames: { label: 'Games featured', help: 'Up to 6.' },
    },
  },
  boardgame: {
    name: 'Board game',
    plural: 'Board games',
    namedFilters: {
      players: { label: 'Players' },
      maxMinutes: { label: 'Minutes at most' },
      weight: { label: 'Weight', options: { light: 'Light', medium: 'Medium', heavy: 'Heavy' } },
    },
    columns: {
      minPlayers: { label: 'Players' },
      minMinutes: { label: 'Minutes' },
      weight: { label: 'Weight', badges: { light: 'Light', medium: 'Medium', heavy: 'Heavy' } },
    },
    sections: { basic: 'Basics', play: 'How it plays', shelf: 'Shelf', publish: 'Publishing' },
    fields: {
      title: { label: 'Title' },
      titleKana: { label: 'Title (kana)', help: 'Used to sort in kana order.' },
      originalTitle: { label: 'Original title' },
      slug: { label: 'Slug' },
      image: { label: 'Box photo' },
      minPlayers: { label: 'Min. players' },
      maxPlayers: { label: 'Max. players' },
      bestPlayers: {
        label: 'Best with',
        options: { '1': '1', '2': '2', '3': '3', '4': '4', '5': '5', '6': '6', '7': '7', '8': '8', '9': '9', '10': '10' },
      },
      minMinutes: { label: 'Min. minutes' },
      maxMinutes: { label: 'Max. minutes' },
      minAge: { label: 'Age from' },
      weight: { label: 'Weight (1–5)', help: 'Below 2 is light; 3.5 or more is heavy.' },
      staffRating: { label: 'Staff rating', help: 'From 0.0 to 10.0.' },
      genres: {
        label: 'Genres',
        help: 'Choose 1 to 4.',
        options: {
          party: 'Party',
          family: 'Family',
          strategy: 'Strategy',
          coop: 'Co-op',
          hidden: 'Hidden role',
          word: 'Word',
          dexterity: 'Dexterity',
          trick: 'Trick taking',
          dice: 'Dice',
        },
      },
      languageNeed: { label: 'Language need', options: { none: 'None', little: 'Little', heavy: 'Heavy' } },
      hasEnglishRules: { label: 'English rules' },
      canTeach: { label: 'Staff can teach' },
      description: { label: 'Description' },
      videoUrl: { label: 'How-to video', help: 'An address on YouTube.' },
      publisher: { label: 'Publisher' },
      designer: { label: 'Designer' },
      releaseYear: { label: 'Release year', help: 'For example 2024.' },
      bggId: { label: 'External DB id' },
      shelfCode: { label: 'Shelf', help: 'For example 3-12.' },
      copies: { label: 'Copies' },
      condition: {
        label: 'Condition',
        help: 'Games under repair are hidden from the public site.',
        options: { good: 'Good', worn: 'Worn', missing: 'Parts missing', repair: 'Under repair' },
      },
      isForSale: { label: 'For sale' },
      salePrice: { label: 'Sale price' },
      isNew: { label: 'New', help: 'Turned off automatically 60 days after the game was added.' },
    },
  },
  event: {
    name: 'Event',
    plural: 'Events',
    namedFilters: eventLabels.namedFilters,
    columns: eventLabels.columns,
    sections: eventLabels.sections,
    fields: {
      ...eventLabels.fields,
      category: {
        label: 'Category',
        options: { tournament: 'Tournament', beginner: 'Beginners', newGame: 'New games', trpg: 'TRPG', private: 'Private' },
      },
      boardgames: { label: 'Games used', help: 'Up to 10.' },
      minPlayers: { label: 'Minimum players', help: 'Up to the capacity.' },
      includesDrink: { label: 'Includes a drink' },
    },
  },
  faq: {
    name: 'FAQ',
    plural: 'FAQs',
    sections: faqLabels.sections,
    fields: {
      ...faqLabels.fields,
      category: {
        label: 'Category',
        options: {
          visit: 'Visiting',
          fee: 'Fees',
          game: 'Games',
          food: 'Food & allergies',
          group: 'Groups',
          event: 'Events',
        },
      },
    },
  },
  ...menuMessages.en,
  ...openingMessages.en,
  tokusho: tokushoLabels,
  'privacy-policy': privacyPolicyLabels,
  'term-of-service': termOfServiceLabels,
} satisfies MessagesOf<typeof tenant>
