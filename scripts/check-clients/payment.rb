# A payment through the client that the stock generator makes for Ruby; see ../check-clients.ts.
require 'json'
require 'net/http'
require 'openapi_client'

def orders_at(address)
  configuration = OpenapiClient::Configuration.new do |config|
    uri = URI(address)
    config.scheme = uri.scheme
    config.host = "#{uri.host}:#{uri.port}"
    config.server_index = nil
    config.username = ENV.fetch('API_KEY')
    config.password = ''
  end
  client = OpenapiClient::ApiClient.new(configuration)
  [OpenapiClient::OrdersApi.new(client), OpenapiClient::TransactionsApi.new(client), OpenapiClient::EventsApi.new(client)]
end

# Opens the bank's page and sends its form with the one-time password.
def customer_at_the_bank(address)
  uri = URI(address)
  token = Net::HTTP.get(uri)[/name="_csrf" value="([^"]*)"/, 1] or raise "the bank's page has no form"
  answer = Net::HTTP.post_form(uri, '_csrf' => token, 'otp' => '111000', 'action' => 'pay')
  raise "the bank's page answered #{answer.code}" unless answer.code == '303'
end

merchant = ENV.fetch('MERCHANT_ID')
order_id = ENV.fetch('ORDER_ID')
orders, transactions = orders_at(ENV.fetch('BASE_URL'))

created = orders.create_order(
  merchant, order_id, '4.35',
  customer_id: 'clients-1', metadata_svc_gateway_reference_id: ENV.fetch('GATEWAY_REFERENCE_ID')
)
raise "no new order: #{created.status}" unless created.status == 'NEW'
started = transactions.start_txn(
  merchant, merchant, 'CARD',
  order_id: order_id, card_number: '4111111111111111', card_exp_month: '12', card_exp_year: '2040',
  card_security_code: '123', name_on_card: 'Asha Rao', tokenize: true, format: 'json'
)
customer_at_the_bank(started.payment.authentication.url)
paid = orders.get_order(order_id, merchant)
newer =
  begin
    orders_at(ENV.fetch('NEWER_BASE_URL')).first.get_order(order_id, merchant).status
  rescue StandardError => e
    "refused: #{e.message}"
  end
event =
  begin
    orders_at(ENV.fetch('NEWER_BASE_URL')).last.list_events(merchant).events.first.event.event_name
  rescue StandardError => e
    "refused: #{e.message}"
  end
puts JSON.generate(
  status: paid.status, amount: paid.amount, consent: paid.card.tokenization_user_consent,
  reference: paid.gateway_reference_id, newer: newer, event: event
)
