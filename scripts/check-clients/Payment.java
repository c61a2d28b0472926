// A payment through the client that the stock generator makes for Java; see ../check-clients.ts.
package svc.client;

import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import svc.client.api.EventsApi;
import svc.client.api.OrdersApi;
import svc.client.api.TransactionsApi;

public final class Payment {
  /** Opens the bank's page and sends its form with the one-time password. */
  private static void customerAtTheBank(String address) throws Exception {
    HttpClient browser = HttpClient.newHttpClient();
    URI uri = URI.create(address);
    String page = browser.send(HttpRequest.newBuilder(uri).build(), HttpResponse.BodyHandlers.ofString()).body();
    var token = Pattern.compile("name=\"_csrf\" value=\"([^\"]*)\"").matcher(page);
    if (!token.find()) throw new IllegalStateException("the bank's page has no form");
    String form = "_csrf=" + URLEncoder.encode(token.group(1), StandardCharsets.UTF_8) + "&otp=111000&action=pay";
    HttpRequest send = HttpRequest.newBuilder(uri)
        .header("content-type", "application/x-www-form-urlencoded")
        .POST(HttpRequest.BodyPublishers.ofString(form))
        .build();
    int status = browser.send(send, HttpResponse.BodyHandlers.discarding()).statusCode();
    if (status != 303) throw new IllegalStateException("the bank's page answered " + status);
  }

  private static ApiClient clientOf(String address, String key) {
    ApiClient client = new ApiClient();
    client.updateBaseUri(address);
    client.setRequestInterceptor(request -> request.header("Authorization", "Basic " + key));
    return client;
  }

  /** The status that the client reads of a service of a later release. */
  private static String newerStatus(OrdersApi orders, OrdersApi.APIGetOrderRequest request) {
    try {
      return String.valueOf(orders.getOrder(request).getStatus());
    } catch (Exception error) {
      return "refused: " + error;
    }
  }

  /** The name of the first event that the client reads there. */
  private static String newerEvent(EventsApi events, String merchant) {
    try {
      var request = EventsApi.APIListEventsRequest.newBuilder().xMerchantid(merchant).build();
      return String.valueOf(events.listEvents(request).getEvents().get(0).getEvent().getEventName());
    } catch (Exception error) {
      return "refused: " + error;
    }
  }

  public static void main(String[] arguments) throws Exception {
    String merchant = System.getenv("MERCHANT_ID");
    String orderId = System.getenv("ORDER_ID");
    String key = Base64.getEncoder().encodeToString((System.getenv("API_KEY") + ":").getBytes(StandardCharsets.UTF_8));
    ApiClient client = clientOf(System.getenv("BASE_URL"), key);

    OrdersApi orders = new OrdersApi(client);
    var created = orders.createOrder(OrdersApi.APICreateOrderRequest.newBuilder()
        .xMerchantid(merchant).orderId(orderId).amount("4.35").customerId("clients-1")
        .metadataSVCGatewayReferenceId(System.getenv("GATEWAY_REFERENCE_ID")).build());
    if (!"NEW".equals(String.valueOf(created.getStatus()))) throw new IllegalStateException("no new order");
    var started = new TransactionsApi(client).startTxn(TransactionsApi.APIStartTxnRequest.newBuilder()
        .xMerchantid(merchant).merchantId(merchant).orderId(orderId).paymentMethodType("CARD")
        .cardNumber("4111111111111111").cardExpMonth("12").cardExpYear("2040").cardSecurityCode("123")
        .nameOnCard("Asha Rao").tokenize(true).format("json").build());
    customerAtTheBank(started.getPayment().getAuthentication().getUrl().toString());
    var read = OrdersApi.APIGetOrderRequest.newBuilder().xMerchantid(merchant).orderId(orderId).build();
    var paid = orders.getOrder(read);
    Map<String, Object> told = new LinkedHashMap<>();
    told.put("status", String.valueOf(paid.getStatus()));
    told.put("amount", paid.getAmount());
    told.put("consent", paid.getCard().getTokenizationUserConsent());
    told.put("reference", paid.getGatewayReferenceId());
    told.put("newer", newerStatus(new OrdersApi(clientOf(System.getenv("NEWER_BASE_URL"), key)), read));
    told.put("event", newerEvent(new EventsApi(clientOf(System.getenv("NEWER_BASE_URL"), key)), merchant));
    System.out.println(ApiClient.createDefaultObjectMapper().writeValueAsString(told));
  }
}
