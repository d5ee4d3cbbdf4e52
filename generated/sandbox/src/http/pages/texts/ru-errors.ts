// Copied from templates/sandbox/src/http/pages/texts/ru-errors.ts by `npm run generate`. Do not edit: change it there.
/** What a payer is told in Russian, and the error codes it is told for. */
const sayings: readonly (readonly [text: string, ...errCodes: string[]])[] = [
  ['Всё прошло успешно.', 'NONE'],
  [
    'Сейчас оплата невозможна. Обратитесь в магазин.',
    'ACCESS_DENIED',
    'API_NOT_ALLOWED',
    'INVALID_SIGNATURE',
    'PROCESSING_ACCESS_DENIED',
    'WRONG_PARAMS',
    'WRONG_PAY_INFO',
    'MERCHANT_RESTRICTION',
  ],
  ['Сумма указана неверно. Обратитесь в магазин.', 'AMOUNT_ERROR'],
  ['На карте недостаточно средств. Возьмите другую карту или уменьшите сумму.', 'AMOUNT_EXCEED'],
  ['Срок действия карты истёк. Возьмите другую карту.', 'CARD_EXPIRED'],
  ['Сохранённой карты больше нет. Выберите другую.', 'CARD_NOT_FOUND'],
  [
    'Банк не ответил. Попробуйте ещё раз через несколько минут.',
    'COMMUNICATE_ERROR',
    'EMPTY_RESPONSE',
    'ISSUER_TIMEOUT',
  ],
  ['Оплата в этой валюте невозможна. Обратитесь в магазин.', 'CURRENCY_NOT_ALLOWED'],
  [
    'Учётная запись не найдена. Войдите ещё раз или обратитесь в магазин.',
    'CUSTOMER_NOT_FOUND',
    'USER_NOT_FOUND',
    'WRONG_USER_PARAMS',
  ],
  ['Эта оплата уже начиналась. Прежде чем платить снова, проверьте, не прошла ли она.', 'DUPLICATE_ORDER_ID'],
  ['Эта оплата уже обрабатывается. Дождитесь её результата.', 'DUPLICATE_PROCESSING_ORDER_ID'],
  ['Эта карта уже сохранена: её можно выбрать среди ваших карт.', 'DUPLICATE_CARD'],
  ['Такой пользователь уже есть. Войдите или выберите другое имя.', 'DUPLICATE_USER'],
  ['Письмо отправить не удалось. Проверьте адрес.', 'EMAIL_ERROR'],
  [
    'Оплата отклонена из соображений безопасности. Возьмите другую карту или обратитесь в магазин.',
    'FRAUD_ERROR',
    'FRAUD_ERROR_BIN_LIMIT',
    'FRAUD_ERROR_CRITICAL_CARD',
    'FRAUD_ERROR_CRITICAL_CUSTOMER',
    'FRAUD_ERROR_IP',
    'PROCESSING_FRAUD_ERROR',
  ],
  ['Эта карта здесь не принимается. Возьмите карту другого банка.', 'FRAUD_ERROR_BLACKLIST_BANKCOUNTRY'],
  ['Этот заказ нельзя оплатить онлайн. Обратитесь в магазин.', 'FRAUD_ERROR_BLACKLIST_AEROPORT'],
  ['Из вашего местоположения оплата невозможна.', 'FRAUD_ERROR_BLACKLIST_USERCOUNTRY'],
  [
    'Проверить оплату не удалось. Попробуйте ещё раз через несколько минут.',
    'FRAUD_INTERNAL_ERROR',
    'INVALID_PAYTUREID',
  ],
  ['Этот шаг для оплаты больше невозможен. Обратитесь в магазин.', 'ILLEGAL_ORDER_STATE'],
  ['Обработать оплату не удалось. Попробуйте позже.', 'INTERNAL_ERROR', 'PAYMENT_ENGINE_ERROR', 'OTHER_ERROR'],
  [
    'Банк отклонил оплату. Возьмите другую карту или позвоните в свой банк.',
    'ISSUER_BLOCKED_CARD',
    'ISSUER_FAIL',
    'PROCESSING_ERROR',
  ],
  [
    'Банк запрещает оплату этой картой в интернете. Разрешите её в приложении банка или возьмите другую карту.',
    'ISSUER_CARD_FAIL',
  ],
  [
    'Исчерпан лимит карты. Увеличьте его в банке или возьмите другую карту.',
    'ISSUER_LIMIT_FAIL',
    'ISSUER_LIMIT_AMOUNT_FAIL',
  ],
  ['Картой платили слишком часто. Возьмите другую карту или попробуйте позже.', 'ISSUER_LIMIT_COUNT_FAIL'],
  ['Оплата обрабатывается. Дождитесь её результата.', 'MERCHANT_FORWARD'],
  [
    'Проверить карту не удалось. Попробуйте ещё раз через несколько минут.',
    'MPI_CERTIFICATE_ERROR',
    'MPI_RESPONSE_ERROR',
    'THREE_DS_FAIL',
  ],
  ['Оплата не найдена. Обратитесь в магазин.', 'ORDER_NOT_FOUND'],
  ['Время на оплату вышло. Начните заново.', 'ORDER_TIME_OUT'],
  ['Банк не ответил вовремя. Подождите, прежде чем платить снова: оплата ещё может пройти.', 'PROCESSING_TIME_OUT'],
  ['Оплата отклонена. Возьмите другую карту или обратитесь в магазин.', 'REFUSAL_BY_GATE'],
  [
    'Подтвердить карту не удалось. Попробуйте ещё раз или возьмите другую карту.',
    'THREE_DS_ATTEMPTS_FAIL',
    'THREE_DS_AUTH_ERROR',
    'THREE_DS_ERROR',
  ],
  ['Подтверждение не завершено. Начните заново и введите код из банка.', 'THREE_DS_NOT_ATTEMPTED'],
  ['Эту карту нельзя подтвердить онлайн. Возьмите другую карту.', 'THREE_DS_NOTENROLLED'],
  ['Время на ввод кода вышло. Начните заново.', 'THREE_DS_TIME_OUT'],
  ['Код неверен. Начните заново и введите код из банка.', 'THREE_DS_USER_AUTH_FAIL'],
  ['Результат оплаты ещё неизвестен. Подождите, прежде чем платить снова.', 'UNKNOWN_STATE'],
  ['Сумма не совпадает с заблокированной на карте. Посмотрите её в сообщении банка.', 'WRONG_AUTHORIZATION_CODE'],
  ['Данные карты неверны. Проверьте их и попробуйте ещё раз.', 'WRONG_CARD_INFO'],
  ['Код неверен или устарел. Введите последний код или запросите новый.', 'WRONG_CONFIRM_CODE'],
  ['Код безопасности неверен. Проверьте цифры на карте.', 'WRONG_CVV'],
  ['Срок действия карты неверен. Проверьте его.', 'WRONG_EXPIRE_DATE'],
  ['Номер карты неверен. Проверьте его.', 'WRONG_PAN'],
  ['Введите имя точно так, как оно напечатано на карте, латинскими буквами.', 'WRONG_CARDHOLDER'],
  ['Номер телефона не указан или неверен. Проверьте его.', 'WRONG_PHONE'],
]

const other = 'Оплата не прошла. Попробуйте позже или возьмите другую карту.'

const byCode = new Map(sayings.flatMap(([text, ...errCodes]) => errCodes.map((errCode) => [errCode, text] as const)))

/** A sentence for the payer; a general one for a code that is not known. */
export function explainInRussian(errCode: string): string {
  return byCode.get(errCode.toUpperCase()) ?? other
}
